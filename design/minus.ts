/** A figure with a proper minus. */
export const withMinus = (value: number): string => String(value).replace('-', '−')
