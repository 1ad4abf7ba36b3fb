import { spawnSync } from 'node:child_process'
import type { Command } from 'commander'
import type { HelpWords } from '../messages/help/index.ts'
import { printedWords } from '../messages/printed/index.ts'
import { EXIT, Problem } from '../problem.ts'

export function register(program: Command, { pack: t, packBuild, packTest }: HelpWords): void {
  const pack = program.command('pack').description(t.about)

  pack
    .command('build')
    .description(packBuild.about)
    .argument('<pack>', packBuild.pack)
    .action(async (place: string) => {
      const { buildPack } = await import('@branchline/packs/build')
      const { admitPacks } = await import('@branchline/packs')
      const { folder } = await buildPack(place)
      const { TITLES } = await import('@branchline/games/catalogue')
      const [built] = await admitPacks([folder], TITLES)
      const { pack: words } = await printedWords()
      const { title, version } = built as NonNullable<typeof built>
      console.log(words.built({ name: title.name, version, command: `branchline play ${title.id} --with ${place}` }))
    })

  pack
    .command('test')
    .description(packTest.about)
    .argument('<pack>', packTest.pack)
    .action(async (place: string) => {
      const { testing } = await import('@branchline/packs/build')
      for (const { what, command, args, cwd } of testing(place)) {
        const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
        if (status !== 0) throw new Problem((t) => t.packFailed({ what, pack: place }), EXIT.wrong)
      }
    })
}
