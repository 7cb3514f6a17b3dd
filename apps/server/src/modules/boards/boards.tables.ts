import type { BoardSortOrder, InviteStatus, PinDensity, BoardId, MemberId, PinId } from '@pinfold/contract'
import type { Generated } from 'kysely'

type Privacy = 'public' | 'protected' | 'secret'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    boards: {
      bucket: number
      id: BoardId
      owner_id: MemberId
      name: string
      slug: string
      description: Generated<string>
      category: string | null
      layout: string | null
      privacy: Privacy
      pin_count: Generated<number>
      section_count: Generated<number>
      follower_count: Generated<number>
      collaborator_count: Generated<number>
      cover_pin_id: PinId | null
      /** x, y, width and height in fractions of the picture. */
      cover_crop: Generated<number[] | null>
      /** A day as `2027-06-05`. */
      event_date: Generated<string | null>
      event_end_date: Generated<string | null>
      allows_recommendations: Generated<boolean>
      last_pinned_at: Date | null
      archived_at: Date | null
      deleted_at: Date | null
      created_at: Date
      is_sensitive_by_owner: Generated<boolean>
      is_sensitive_by_employee: Generated<boolean>
      takes_requests: Generated<boolean>
      collaborators_can_delete_pins: Generated<boolean>
      has_operations: Generated<boolean>
      /** See `withheldFrom`. */
      withheld_in: Generated<string>
    }
    member_boards: {
      bucket: number
      member_id: MemberId
      board_id: BoardId
      role: 'owner' | 'collaborator'
      rank: string | null
      archived_at: Date | null
      last_edge_id: string
    }
    /** The places of deleted boards, as `member_boards` had them. */
    parked_member_boards: {
      bucket: number
      member_id: MemberId
      board_id: BoardId
      role: 'owner' | 'collaborator'
      rank: string | null
      archived_at: Date | null
      last_edge_id: string
    }
    member_preferences: {
      bucket: number
      member_id: MemberId
      board_sort_order: BoardSortOrder | null
      profile_pin_density: PinDensity | null
      board_pin_density: PinDensity | null
      profile_board_density: PinDensity | null
    }
    board_members: { bucket: number; board_id: BoardId; member_id: MemberId; joined_at: Date }
    board_invites: {
      bucket: number
      board_id: BoardId
      invited_id: MemberId
      inviter_id: MemberId
      status: InviteStatus
      created_at: Date
      /** In the board's bucket; dates the invitation, in the mirror too. */
      edge_id: string
    }
    /** The mirror: invitations that wait, with their invitees. */
    member_board_invites: {
      bucket: number
      member_id: MemberId
      board_id: BoardId
      inviter_id: MemberId
      edge_id: string
    }
  }
}
