import type { Mention } from '@pinfold/contract'

/** A stretch of a text: plain words, or the name of a member. */
export type TextPart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'member'; readonly text: string; readonly username: string }

/** Cuts a text where members are named. Mentions that do not fit the text, or overlap, stay plain words. */
export function textParts(text: string, mentions: readonly Mention[]): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  const inOrder = mentions.toSorted((first, second) => first.offset - second.offset)
  for (const { offset, length, username } of inOrder) {
    const name = text.slice(offset, offset + length)
    if (offset < from || !name.startsWith('@')) continue
    if (offset > from) parts.push({ kind: 'words', text: text.slice(from, offset) })
    parts.push({ kind: 'member', text: name, username })
    from = offset + length
  }
  if (from < text.length) parts.push({ kind: 'words', text: text.slice(from) })
  return parts
}

/** The beginning of a name that is being typed, and where its `@` stands. */
export interface MentionStart {
  readonly term: string
  readonly at: number
}

/** What stands between the last `@` and the caret, if it may become a name; null where nobody is being named. */
export function mentionBefore(text: string, caret: number): MentionStart | null {
  const before = text.slice(0, caret)
  const found = /(?:^|[\s(])@([\p{L}\p{N}_.-]{1,30})$/u.exec(before)
  const term = found?.[1]
  return term === undefined ? null : { term, at: caret - term.length - 1 }
}

/** The text with the name written out, and where the caret then stands. */
export function withMention(text: string, start: MentionStart, username: string): { text: string; caret: number } {
  const rest = text.slice(start.at + start.term.length + 1)
  const name = `@${username} `
  return { text: `${text.slice(0, start.at)}${name}${rest.replace(/^ /, '')}`, caret: start.at + name.length }
}
