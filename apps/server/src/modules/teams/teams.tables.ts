import type { BoardId, MemberId } from '@pinfold/contract'
declare module '../../platform/db/tables.ts' {
  interface Tables {
    /** Links to a board: the one its owner sends around, and those that were mailed. */
    board_invite_codes: {
      bucket: number
      id: string
      board_id: BoardId
      inviter_id: MemberId
      /** Empty for the link. */
      email_key: string
      email: string
      secret_hash: Buffer | null
      status: 'pending' | 'accepted' | 'declined' | 'revoked'
      expires_at: Date
    }
    /** Requests to collaborate; with the board's owner. */
    board_join_requests: {
      bucket: number
      id: string
      owner_id: MemberId
      board_id: BoardId
      sender_id: MemberId
      status: 'pending' | 'ignored' | 'withdrawn'
    }
  }
}
