#!/usr/bin/env node
/** Starts the built lab; “npx branchline” builds it when it is missing or older than the sources. */
const emitWarning = process.emitWarning.bind(process)
process.emitWarning = (warning, ...rest) => (String(warning).includes('Importing JSON modules') ? undefined : emitWarning(warning, ...rest))
const { main } = await import('../dist/main.js')
await main(process.argv.slice(2))
