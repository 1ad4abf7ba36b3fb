import type { Command } from 'commander'
import { wholeNumber } from '../arguments.ts'

export function register(program: Command): void {
  program
    .command('serve')
    .description('serve the games to browsers')
    .option('--port <n>', 'port to listen on', wholeNumber(0, 65_535), 2010)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .action(async ({ port, host }: { port: number; host: string }) => {
      const { servePlaceholder } = await import('../placeholder.ts')
      await servePlaceholder(host, port)
    })
}
