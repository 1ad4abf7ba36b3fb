/** 27 cubes of the GNR along the eastern edge: three are left. */
export const TRACK_27 =
  'i24 thorne i28 h29 h27 h25 h23 j25 j27 k26 k24 k22 l21 l25 m20 m22 m24 n19 n21 n17 n15 m18 l17 k16 k18 k20 j21'.split(' ')
/** The same and two more: one is left, and every route takes two. */
export const TRACK_29 = [...TRACK_27, 'l15', 'k14']
