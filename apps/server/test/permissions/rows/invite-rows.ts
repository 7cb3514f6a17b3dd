import { boardInviteResource } from '@pinfold/contract'
import { addCollaborator, makeBoard } from '../../support/people.ts'
import type { CoveredRow, Subject } from '../covered-row.ts'
import { calls, type Probe } from '../probe.ts'
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
/** Taking back what was sent to somebody else. */
const revocation: Probe = calls(
  boardInviteResource.delete,
  ({ boardId }, { world }) => ({
    board_id: boardId,
    invited_user_id: world.neutral.member.id,
  }),
  { isUsingUp: true },
)

const revokedAgain: Probe = calls(boardInviteResource.delete, ({ boardId }, { world }) => ({
  board_id: boardId,
  invited_user_id: world.members.invitee.member.id,
}))
const acceptedAgain: Probe = calls(boardInviteResource.update, byBoard, { notFor: ['owner', 'collab'] })
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

/** Invitations to boards. */
export const inviteRows: readonly CoveredRow[] = [
  {
    resource: 'invite',
    action: 'accept_decline',
    proves: 'RP-11',
    probes: [acceptance, declining],
    shared: invited,
    fresh: invitedAnew,
  },
  { resource: 'invite', action: 'revoke', probes: [revocation], shared: invited, fresh: invitedAnew },
  {
    resource: 'invite',
    action: 'reuse_after_revoke_or_accept',
    proves: 'RP-11',
    probes: [revokedAgain, acceptedAgain, endedAfterAcceptance, acceptedTwice],
    shared: usedInvitations,
  },
]
