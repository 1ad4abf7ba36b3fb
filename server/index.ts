/** The server, for those who start one. */
export { CONFIG_NAMES, type Config, type GivenConfig, type ReadConfig, readConfig, variableOf } from './config.ts'
export { hostCodeAt, hostLinkAt } from './host/hosts.ts'
export { markHandled, reportsAt, type ShownReport } from './people/beside.ts'
export { type Server, type ServerParts, startServer } from './server.ts'
export { backup, backupInto } from './storage/backup.ts'
export { restore } from './storage/restore.ts'
export { type Verified, verifyBackup } from './storage/verify.ts'
