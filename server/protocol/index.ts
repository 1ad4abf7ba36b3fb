/** What travels between server and client. No Node in here: the browser imports it too. */
export * from './account.ts'
export * from './changes.ts'
export * from './http.ts'
export * from './notices.ts'
export * from './socket.ts'
export * from './table.ts'
export * from './time.ts'
export * from './words.ts'
