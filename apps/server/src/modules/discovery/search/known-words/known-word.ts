/** A word of the index, or one that was asked for, with what its forms share. */
export interface KnownWord {
  readonly word: string
  readonly stems: readonly string[]
  readonly documentCount: number
}
