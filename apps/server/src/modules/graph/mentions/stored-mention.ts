/** A member named in a text; the name is the member's own, so it is not kept here. */
export interface StoredMention {
  readonly user_id: string
  /** Where the `@` stands, and the length with it, in UTF-16 code units. */
  readonly offset: number
  readonly length: number
}
