import { type Refusal, refusal } from '@branchline/engine'

/** What a table has no use for where nobody else sits and nothing is kept: talk, notes, answers to others' wishes, a curtain between two turns. */
export abstract class TableForOne {
  async redo(): Promise<Refusal | null> {
    return refusal('engine', 'nothing-to-redo')
  }

  liftCurtain(): void {}

  answer(_agree: boolean): void {}

  async say(): Promise<null> {
    return null
  }

  async notes(): Promise<string> {
    return ''
  }

  keepNotes(): void {}
}
