import {
  boardEmailInviteResource,
  type BoardInvite,
  boardInviteLinkResource,
  boardInviteResource,
  boardInvitesResource,
  respondToBoardInvite,
} from '@pinfold/contract'
import { addCollaborator, makeBoard } from '../../support/people.ts'
import type { CoveredRow, Subject } from '../covered-row.ts'
import { calls, lists, type Probe } from '../probe.ts'
import type { Target } from '../target.ts'
import type { World } from '../world.ts'

const byBoard = ({ boardId }: Target) => ({ board_id: boardId })

// Accepting names the board alone. A collaborator's own invitation was used up by becoming one, so accepting again is
// the conflict of the last row; what they may not do is answer somebody else's.
const acceptance: Probe = calls(boardInviteResource.update, byBoard, { notFor: ['collab'], isUsingUp: true })
const declining: Probe = calls(
  boardInviteResource.delete,
  ({ boardId }, { world, actor, client }) => ({
    board_id: boardId,
    invited_user_id:
      actor === 'collab' ? world.members.invitee.member.id : (client.member?.id ?? world.neutral.member.id),
  }),
  { isUsingUp: true },
)
const answering: Probe = calls(respondToBoardInvite, ({ boardId }) => ({ board_id: boardId, accept: true }), {
  notFor: ['collab'],
  isUsingUp: true,
})
const refusing: Probe = calls(respondToBoardInvite, ({ boardId }) => ({ board_id: boardId, accept: false }), {
  notFor: ['collab'],
  isUsingUp: true,
})

const isInvitedTo = (invites: readonly BoardInvite[], { boardId }: Target) =>
  invites.some(({ board, status }) => board.id === boardId && status === 'pending')
/** Invitations to the board, and what waits for whoever asks, which says nothing about who may do more. */
const reads: readonly Probe[] = [
  lists(boardInvitesResource.get, byBoard, isInvitedTo),
  lists(boardInvitesResource.get, () => ({ current_user: true }), isInvitedTo, {
    notFor: ['anon', 'bot', 'owner', 'partner_mfa', 'partner_nomfa', 'employee_assigned'],
  }),
]

/** What was mailed, and the link, are nobody's own: to whom an invitation was made says nothing about them. */
const readsOfCodes: readonly Probe[] = [boardEmailInviteResource.get, boardInviteLinkResource.get].map((endpoint) =>
  calls(endpoint, byBoard, { notFor: ['anon', 'bot', 'invitee'] }),
)

/** Taking back what was sent to somebody else. */
const revocation: Probe = calls(
  boardInviteResource.delete,
  ({ boardId }, { world }) => ({
    board_id: boardId,
    invited_user_id: world.neutral.member.id,
  }),
  { isUsingUp: true },
)

const linkEnding: Probe = calls(boardInviteLinkResource.delete, byBoard)

const revokedAgain: Probe = calls(boardInviteResource.delete, ({ boardId }, { world }) => ({
  board_id: boardId,
  invited_user_id: world.members.invitee.member.id,
}))
const acceptedAgain: Probe = calls(boardInviteResource.update, byBoard, { notFor: ['owner', 'collab'] })
const answeredAgain: Probe = calls(respondToBoardInvite, ({ boardId }) => ({ board_id: boardId, accept: true }), {
  notFor: ['owner', 'collab'],
})
const endedAfterAcceptance: Probe = calls(boardInviteResource.delete, ({ otherBoardId }, { world }) => ({
  board_id: otherBoardId,
  invited_user_id: world.members.invitee.member.id,
}))
const acceptedTwice: Probe = calls(boardInviteResource.update, ({ otherBoardId }) => ({ board_id: otherBoardId }), {
  notFor: ['owner', 'collab'],
})

const invited = async ({ open }: World): Promise<Subject> => ({ home: open, target: await open.board('secret') })
const invitedAnew = async ({ open }: World): Promise<Subject> => ({ home: open, target: await open.newBoard('secret') })

const used = new WeakMap<World, Promise<Subject>>()
/** A board whose invitation was taken back, and another one whose invitation was accepted. */
function usedInvitations(world: World): Promise<Subject> {
  const subject = used.get(world) ?? makeUsedInvitations(world)
  used.set(world, subject)
  return subject
}

async function makeUsedInvitations(world: World): Promise<Subject> {
  const { open, members } = world
  const target = await open.newBoard('secret')
  const invitee = members.invitee.member.id
  await open.owner.ask(boardInviteResource.delete, { board_id: target.boardId, invited_user_id: invitee })
  const other = await makeBoard(open.owner, undefined, 'secret')
  await addCollaborator(open.owner, other.id, members.invitee)
  return { home: open, target: { ...target, otherBoardId: other.id } }
}

/** Board invitations. */
export const inviteRows: readonly CoveredRow[] = [
  { resource: 'invite', action: 'read', proves: 'CA-21 EN-06', probes: [...reads, ...readsOfCodes], shared: invited },
  {
    resource: 'invite',
    action: 'accept_decline',
    proves: 'RP-11',
    probes: [acceptance, declining, answering, refusing],
    shared: invited,
    fresh: invitedAnew,
  },
  { resource: 'invite', action: 'revoke', probes: [revocation, linkEnding], shared: invited, fresh: invitedAnew },
  {
    resource: 'invite',
    action: 'reuse_after_revoke_or_accept',
    proves: 'RP-11',
    probes: [revokedAgain, acceptedAgain, answeredAgain, endedAfterAcceptance, acceptedTwice],
    shared: usedInvitations,
  },
]
