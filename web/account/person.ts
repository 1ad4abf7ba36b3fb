/** Who one is at the server: a name is enough. */
import { ask } from '../http/client.ts'
import { useSettings } from '../settings/settings.ts'

interface Person {
  readonly id: string
  readonly name: string
}

export async function becomeSomebody(): Promise<Person> {
  const name = useSettings.getState().name.trim()
  const { person } = await ask<{ person: Person | null }>('/me')
  if (person !== null && (name === '' || person.name === name)) return person
  // Who says no name is given one by the house; it is not kept here as theirs, so that they are asked again.
  return (await ask<{ person: Person }>('/me', name === '' ? {} : { name })).person
}
