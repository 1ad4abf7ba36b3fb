/** Written from right to left it stays together, and what stands beside it keeps its place. */
export const inSentence = (name: string): string => (/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name)
