/** The version of the contract between the engine and its games: that of the package, held equal by a test. Packs say which they were written for. */
export const ENGINE_VERSION = '0.1.0'
