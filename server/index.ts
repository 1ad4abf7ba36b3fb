/** The server, for those who start one. */
export { CONFIG_NAMES, type Config, type GivenConfig, type ReadConfig, readConfig, variableOf } from './config.ts'
export { type Server, type ServerParts, startServer } from './server.ts'
export { backup, restore } from './storage/backup.ts'
