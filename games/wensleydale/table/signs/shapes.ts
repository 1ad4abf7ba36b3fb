/** The outlines of the four influences, in a box of 24 by 24: octagon, wheel, shield, lozenge. With them no letter is needed, and no colour. */
export type Influence = 'white' | 'brown' | 'red' | 'green'

export const INFLUENCE_SHAPES: Readonly<Record<Influence, string>> = {
  white: 'M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9z',
  brown:
    'M10.4 1h3.2l.6 2.6 2 .8 2.3-1.4 2.3 2.3-1.4 2.3.8 2 2.6.6v3.2l-2.6.6-.8 2 1.4 2.3-2.3 2.3-2.3-1.4-2 .8-.6 2.6h-3.2l-.6-2.6-2-.8-2.3 1.4-2.3-2.3 1.4-2.3-.8-2-2.6-.6v-3.2l2.6-.6.8-2-1.4-2.3 2.3-2.3 2.3 1.4 2-.8z',
  red: 'M2.5 2.5h19v10q0 7-9.5 10q-9.5-3-9.5-10z',
  green: 'M8 3.5h8a8.5 8.5 0 0 1 0 17h-8a8.5 8.5 0 0 1 0-17z',
}
