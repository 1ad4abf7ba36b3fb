/** A figure with a proper minus. */
export const withMinus = (value: number): string => String(value).replace('-', '−')

/** A figure of a unit that stands before it, £7 and −£7: the same function for the same unit, so that a figure counts on while its format stays. */
export const withUnit = (unit = ''): ((value: number) => string) => {
  const known = formats.get(unit) ?? ((value: number) => withMinus(value).replace(/\d/, (digit) => unit + digit))
  formats.set(unit, known)
  return known
}
const formats = new Map<string, (value: number) => string>()
