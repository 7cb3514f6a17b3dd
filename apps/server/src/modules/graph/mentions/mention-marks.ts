import { usernameKey, usernamePattern } from '@pinfold/contract'

/** How many members one text can name; what comes after stays plain text. */
export const MOST_MENTIONS = 10

interface MentionMark {
  /** The username in its canonical form. */
  readonly key: string
  /** Where the `@` stands, and the length with it, in UTF-16 code units. */
  readonly offset: number
  readonly length: number
}

// A word before the sign makes it an address, as in ana@example.org.
const mark = /(?<![\p{L}\p{N}_.@])@([A-Za-z0-9_]+)(?![\p{L}\p{N}\p{M}_]|@)/gu

/** The first `@username` words of a text, in their order. Whether anybody is called so is not asked here. */
export function mentionMarks(text: string): MentionMark[] {
  return [...text.matchAll(mark)]
    .flatMap((found): MentionMark[] => {
      const key = usernameKey(found[1] ?? '')
      return usernamePattern.test(key) ? [{ key, offset: found.index, length: found[0].length }] : []
    })
    .slice(0, MOST_MENTIONS)
}
