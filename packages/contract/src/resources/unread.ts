import { z } from 'zod'
import { unreadCounts } from '../entities/conversation.ts'
import { endpoint, query } from '../wire/endpoint.ts'

/** What the header counts. */
export const unreadOfMe = endpoint(
  'GET',
  '/v3/users/me/unread/',
  query({
    summary: 'What the viewer has not read yet.',
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    noRow: 'own account: how much the viewer has not read',
    access: 'member',
    options: z.object({}),
    reply: unreadCounts,
  }),
)
