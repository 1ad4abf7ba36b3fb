import type { Command } from 'commander'
import { houseAt, type PlaceFlags, server, trying, withPlace } from '../house.ts'

export function register(program: Command): void {
  const host = withPlace(
    program.command('host').description('a link that makes whoever opens it a host of your server: once, for fifteen minutes'),
  )
  host.action(async (flags: PlaceFlags) => {
    const { hostCodeAt } = await server()
    const config = await houseAt(flags)
    const code = await trying(() => hostCodeAt(config))
    console.log(`${config.publicUrl ?? `http://${config.host}:${config.port}`}/host#${code}`)
  })
}
