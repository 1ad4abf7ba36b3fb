/** Somebody who plays here: a guest, or an account. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly createdAt: number
}
