import type { Member, Viewer } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { type KnownMember, knowMembers } from '../graph/index.ts'
import {
  type ConversationRow,
  findConversations,
  findParticipants,
  type ParticipantRow,
} from './conversations.queries.ts'
import { findInboxesOf, type InboxRow } from './inboxes.queries.ts'
import type { ConversationFacts } from './messaging.policy.ts'

/** A conversation as one of its people has it, with the others. */
export interface KnownConversation {
  readonly row: ConversationRow
  /** Those who are in it, the viewer too, in the order in which they came. */
  readonly people: readonly ParticipantRow[]
  /** Who left. */
  readonly past: readonly ParticipantRow[]
  readonly own: ParticipantRow
  readonly inbox: InboxRow
  /** Everybody in it but the viewer; members who are gone are left out. */
  readonly members: ReadonlyMap<Id, KnownMember>
  readonly facts: ConversationFacts
}

export const isBlockedEitherWay = ({ relation }: KnownMember): boolean =>
  relation.isBlockedByThem || relation.isBlockingThem

/** Those of the conversations that the viewer is in. At most five statements for any number. */
export async function knowConversations(
  deps: { db: Db },
  viewer: Member,
  ids: readonly Id[],
): Promise<Map<Id, KnownConversation>> {
  // Nobody reads letters in the name of another, whatever else they may do for them.
  if (ids.length === 0 || viewer.actorId !== undefined) return new Map()
  const [rows, participants, inboxes] = await Promise.all([
    findConversations(deps.db, ids),
    findParticipants(deps.db, ids),
    findInboxesOf(deps.db, viewer.id, ids),
  ])
  const otherIds = participants.flatMap(({ memberId }) => (memberId === viewer.id ? [] : [memberId]))
  const members = await knowMembers(deps, viewer, otherIds)
  const known = rows.flatMap((row) => {
    const ofIt = participants.filter(({ conversationId }) => conversationId === row.id)
    const inbox = inboxes.find(({ conversationId }) => conversationId === row.id)
    return knownOf(viewer, { row, ofIt, inbox, members })
  })
  return new Map(known.map((each) => [each.row.id, each]))
}

interface Loaded {
  row: ConversationRow
  ofIt: readonly ParticipantRow[]
  inbox: InboxRow | undefined
  members: ReadonlyMap<Id, KnownMember>
}

function knownOf(viewer: Viewer, { row, ofIt, inbox, members }: Loaded): KnownConversation[] {
  const people = ofIt.filter(({ leftAt }) => leftAt === null)
  const own = people.find(({ memberId }) => memberId === viewer.id)
  if (!own || !inbox) return []
  const others = people.flatMap(({ memberId }) => {
    const member = members.get(memberId)
    return member && memberId !== viewer.id ? [[memberId, member] as const] : []
  })
  const [other] = others
  const facts: ConversationFacts = {
    isParticipant: true,
    isGroup: row.isGroup,
    state: inbox.state,
    // Nothing can be written to a member whose account is gone, as to one who is blocked.
    isBlockedEitherWay: !row.isGroup && (!other || isBlockedEitherWay(other[1])),
  }
  const past = ofIt.filter(({ leftAt }) => leftAt !== null)
  return [{ row, people, past, own, inbox, members: new Map(others), facts }]
}

/** One conversation of the viewer; throws `conversation_not_found` to everybody outside. */
export async function knowConversation(deps: { db: Db }, viewer: Member, id: Id): Promise<KnownConversation> {
  const known = (await knowConversations(deps, viewer, [id])).get(id)
  if (!known) throw new AppError('conversation_not_found')
  return known
}

/** The ids of those who are in a conversation beside the viewer. */
export const othersOf = ({ people, own }: KnownConversation): Id[] =>
  people.flatMap(({ memberId }) => (memberId === own.memberId ? [] : [memberId]))
