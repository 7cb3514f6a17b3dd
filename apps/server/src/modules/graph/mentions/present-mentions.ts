import type { Mention } from '@pinfold/contract'
import type { Id } from '../../../platform/ids/ids.ts'
import { type KnownMember, sightOf } from '../member-cards.view.ts'
import type { StoredMention } from './stored-mention.ts'

/** Whom a text names, as they are called now; whoever is hidden from the viewer or gone stays plain text. */
export const presentMentions = (mentions: readonly StoredMention[], members: ReadonlyMap<Id, KnownMember>): Mention[] =>
  mentions.flatMap(({ user_id, offset, length }) => {
    const member = members.get(user_id)
    if (!member || sightOf(member) === 'hidden') return []
    return [{ user_id, username: member.row.username, offset, length }]
  })
