/** How a word of the glossary is addressed, where clauses are: `/rules/…#term-share`. */
export const addressOfTerm = (id: string) => `term-${id}`
