import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Id } from '../../platform/ids/ids.ts'

/** Lets whoever registered an upload, and nobody else, send its file without cookies. */
export interface UploadTickets {
  write(uploadId: Id): string
  isFor(uploadId: Id, ticket: string): boolean
}

/** Tickets signed with the installation's secret. */
export function createUploadTickets(secret: string): UploadTickets {
  const write = (uploadId: Id) => createHmac('sha256', secret).update(`upload ${uploadId}`).digest('base64url')
  return {
    write,
    isFor(uploadId, ticket) {
      const expected = Buffer.from(write(uploadId))
      const given = Buffer.from(ticket)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
