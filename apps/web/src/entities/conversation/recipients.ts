import type { MemberCard, TypeaheadItem } from '@pinfold/contract'

/** Whom something is sent to: a member, or the people of a conversation that is there already. */
export interface Recipient {
  readonly kind: 'member' | 'conversation'
  readonly id: string
  readonly name: string
  readonly detail: string
  readonly pictureUrl: string | null
}

export const recipientKey = ({ kind, id }: Pick<Recipient, 'kind' | 'id'>) => `${kind} ${id}`

export const ofMember = (member: Pick<MemberCard, 'id' | 'full_name' | 'username' | 'image_small_url'>): Recipient => ({
  kind: 'member',
  id: member.id,
  name: member.full_name,
  detail: `@${member.username}`,
  pictureUrl: member.image_small_url,
})

/** Nobody writes to themselves. */
export const ofTypeahead = (items: readonly TypeaheadItem[], viewerId: string | undefined): Recipient[] =>
  items.flatMap((item) =>
    item.type === 'user' && item.id !== null && item.id !== viewerId
      ? [
          {
            kind: 'member' as const,
            id: item.id,
            name: item.label,
            detail: `@${item.username ?? item.query}`,
            pictureUrl: item.image_small_url,
          },
        ]
      : [],
  )

/** The first list's people, then those of the second that it lacks, up to `most`. */
export function joined(first: readonly Recipient[], second: readonly Recipient[], most: number): Recipient[] {
  const known = new Set(first.map(recipientKey))
  return [...first, ...second.filter((other) => !known.has(recipientKey(other)))].slice(0, most)
}

/** Chooses somebody, or no longer. */
export function toggled(chosen: readonly Recipient[], recipient: Recipient): Recipient[] {
  const key = recipientKey(recipient)
  const without = chosen.filter((other) => recipientKey(other) !== key)
  return without.length < chosen.length ? without : [...chosen, recipient]
}
