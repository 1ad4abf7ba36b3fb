import { spawnSync } from 'node:child_process'
import type { Command } from 'commander'
import { EXIT, Problem } from '../problem.ts'

export function register(program: Command): void {
  const pack = program.command('pack').description('titles that live elsewhere: build and test them (docs/adding-a-game.md)')

  pack
    .command('build')
    .description('make of a pack what programs and browsers load; then “--with” takes it')
    .argument('<pack>', 'the folder of a pack')
    .action(async (place: string) => {
      const { buildPack } = await import('@branchline/packs/build')
      const { admitPacks } = await import('@branchline/packs')
      const { folder } = await buildPack(place)
      const { TITLES } = await import('@branchline/games/catalogue')
      const [built] = await admitPacks([folder], TITLES)
      console.log(`${built?.title.name} ${built?.version} is built. Play it: branchline play ${built?.title.id} --with ${place}`)
    })

  pack
    .command('test')
    .description('run the tests of a pack, and look at its types')
    .argument('<pack>', 'the folder of a pack')
    .action(async (place: string) => {
      const { testing } = await import('@branchline/packs/build')
      for (const { what, command, args, cwd } of testing(place)) {
        const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
        if (status !== 0) throw new Problem((t) => t.packFailed({ what, pack: place }), EXIT.wrong)
      }
    })
}
