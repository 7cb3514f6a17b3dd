import type { Message, ReactionType } from '@pinfold/contract'

/** Ids grow with time, and are longer than numbers can hold. */
export const isNewer = (a: string, b: string): boolean => (a.length === b.length ? a > b : a.length > b.length)

interface Page {
  readonly data: readonly Message[]
}

/**
 * Puts a message where it belongs among pages of messages, newest first; one that is there already is replaced. What is
 * older than everything read so far comes with its own page.
 */
export function withMessage<P extends Page>(pages: readonly P[], message: Message): P[] {
  if (pages.some(({ data }) => data.some(({ id }) => id === message.id))) {
    return pages.map((page) => ({ ...page, data: page.data.map((row) => (row.id === message.id ? message : row)) }))
  }
  const place = pages.findIndex(({ data }) => data.some(({ id }) => isNewer(message.id, id)))
  const into = place === -1 && (pages[0]?.data.length ?? 0) === 0 ? 0 : place
  return pages.map((page, index) => {
    if (index !== into) return page
    const at = page.data.findIndex(({ id }) => isNewer(message.id, id))
    const rows = [...page.data]
    rows.splice(at === -1 ? rows.length : at, 0, message)
    return { ...page, data: rows }
  })
}

/** Without a message that was deleted. */
export const withoutMessage = <P extends Page>(pages: readonly P[], id: string): P[] =>
  pages.map((page) => ({ ...page, data: page.data.filter((row) => row.id !== id) }))

/** The message as it is when the viewer's reaction changes; null takes it back. */
export function withReaction(message: Message, wanted: ReactionType | null): Message {
  const without = message.reactions.flatMap((reaction) => {
    if (!reaction.reacted_by_me) return [reaction]
    return reaction.count > 1 ? [{ ...reaction, count: reaction.count - 1, reacted_by_me: false }] : []
  })
  if (wanted === null) return { ...message, reactions: without }
  const others = without.find(({ reaction_type: type }) => type === wanted)
  const mine = { reaction_type: wanted, count: (others?.count ?? 0) + 1, reacted_by_me: true }
  return {
    ...message,
    reactions: others ? without.map((each) => (each === others ? mine : each)) : [...without, mine],
  }
}

export const reactionOfMine = (message: Message): ReactionType | null =>
  message.reactions.find(({ reacted_by_me: isMine }) => isMine)?.reaction_type ?? null
