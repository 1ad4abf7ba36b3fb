/** What the database does by itself after a change, row by row. */
export interface Trigger {
  readonly name: string
  /** `insert on seats`. */
  readonly on: string
  /** Statements that both databases understand; `old` and `new` are the row before and after. */
  readonly does: readonly string[]
}

/** The statements that make one. */
export function trigger(kind: 'sqlite' | 'postgres', { name, on, does }: Trigger): string[] {
  if (kind === 'sqlite') return [`create trigger ${name} after ${on} begin ${does.join('; ')}; end`]
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${does.join('; ')}; return null; end $$`,
    `create trigger ${name} after ${on} for each row execute function ${name}()`,
  ]
}
