declare module '../../platform/db/tables.ts' {
  interface Tables {
    /** Links to a board: the one its owner sends around, and those that were mailed. */
    board_invite_codes: {
      bucket: number
      id: string
      board_id: string
      inviter_id: string
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
      owner_id: string
      board_id: string
      sender_id: string
      status: 'pending' | 'ignored' | 'withdrawn'
    }
  }
}
