/** Who one is at the server: a name is enough. */
import { ask } from '../http/client.ts'
import { useSettings } from '../settings/settings.ts'

interface Person {
  readonly id: string
  readonly name: string
}

export async function becomeSomebody(): Promise<Person> {
  const { name } = useSettings.getState()
  const { person } = await ask<{ person: Person | null }>('/me')
  if (person !== null && (name === '' || person.name === name)) return person
  const made = await ask<{ person: Person }>('/me', name === '' ? {} : { name })
  if (name === '') useSettings.getState().change({ name: made.person.name })
  return made.person
}
