import type { Command } from 'commander'
import { houseAt, type PlaceFlags, server, trying, withPlace } from '../house.ts'
import type { HelpWords } from '../messages/help/index.ts'

export function register(program: Command, { common: all, host: t }: HelpWords): void {
  const host = withPlace(program.command('host').description(t.about), all)
  host.action(async (flags: PlaceFlags) => {
    const { hostLinkAt } = await server()
    const config = await houseAt(flags)
    console.log(await trying(() => hostLinkAt(config)))
  })
}
