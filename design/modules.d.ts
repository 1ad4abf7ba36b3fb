/** What a bundler makes of files that are no program: a rulebook as its text, a sheet of styles as the names of its classes. */
declare module '*.md?raw' {
  const text: string
  export default text
}
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
