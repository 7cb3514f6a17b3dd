import {
  aggregatedCommentResource,
  boardInviteResource,
  boardResource,
  conversationsResource,
  pinResource,
  reactToPin,
  repinResource,
  reportResource,
  userFollowResource,
} from '@pinfold/contract'
import { newContentHash, readyUpload } from '../../apps/server/test/data/quick-pins.ts'
import type { SignedIn } from '../../apps/server/test/support/people.ts'
import type { World } from './world.ts'

/** What came of an act: done, refused as too much or as blocked, or wrong for another reason. */
export type Outcome = 'done' | 'refused' | 'wrong'

const outcomeOf = async (call: Promise<{ status: number; error: { name?: string } | undefined }>): Promise<Outcome> => {
  const { status, error } = await call
  if (status === 200) return 'done'
  return status === 429 || error?.name?.startsWith('blocked_') ? 'refused' : 'wrong'
}

/** What members do over the wire. */
export const deedsIn = (world: World) => {
  const boards = new Map<SignedIn, Promise<{ id: string }>>()
  const boardOf = (member: SignedIn) => {
    const board = boards.get(member) ?? member.ask(boardResource.create, { name: 'Ideas' })
    boards.set(member, board)
    return board
  }
  return {
    save: (member: SignedIn, pin_id: string) => outcomeOf(member.call(repinResource.create, { pin_id })),
    react: (member: SignedIn, pin_id: string) => outcomeOf(member.call(reactToPin, { pin_id, reaction_type: 1 })),
    follow: (member: SignedIn, user_id: string) => outcomeOf(member.call(userFollowResource.create, { user_id })),
    unfollow: (member: SignedIn, user_id: string) => outcomeOf(member.call(userFollowResource.delete, { user_id })),
    comment: (member: SignedIn, pinId: string, text: string) =>
      outcomeOf(member.call(aggregatedCommentResource.create, { pinId, text })),
    message: (member: SignedIn, id: string, text: string) =>
      outcomeOf(member.call(conversationsResource.create, { user_ids: [id], text })),
    report: (member: SignedIn, object_id: string) =>
      outcomeOf(member.call(reportResource.create, { object_type: 'pin', object_id, reason: 'spam' })),
    invite: async (member: SignedIn, ids: readonly string[]) =>
      outcomeOf(
        member.call(boardInviteResource.create, { board_id: (await boardOf(member)).id, invited_user_ids: [...ids] }),
      ),
    async pin(member: SignedIn, words: { title?: string; link?: string; description?: string }, hash?: string) {
      const upload_id = await readyUpload(world, member.member.id, hash ?? newContentHash())
      return outcomeOf(member.call(pinResource.create, { upload_id, ...words }))
    },
    /** For what has to be there before the hour begins. */
    async makePin(member: SignedIn): Promise<string> {
      const upload_id = await readyUpload(world, member.member.id)
      return (await member.ask(pinResource.create, { upload_id, title: 'Something nice' })).id
    },
  }
}

export type Deeds = ReturnType<typeof deedsIn>

/** Something somebody does in a minute of the hour. */
export interface Deed {
  readonly minute: number
  readonly kind: string
  readonly isAbuse: boolean
  readonly by: SignedIn
  run(): Promise<Outcome>
}

/** An act with what came of it. */
export interface Done extends Deed {
  readonly outcome: Outcome
}
