/** The open sockets of people's devices, by person: to tell them something, or to close them. */
export interface Connection {
  /** The session it came by, as its hash is stored. */
  readonly session: string | null
  send(text: string): void
  close(): void
}

export type Connections = Map<string, Set<Connection>>
