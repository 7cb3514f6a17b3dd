import { z } from 'zod'
import { contactRequest } from '../entities/board-invite.ts'
import { wireDate } from '../entities/fields.ts'
import { limits } from '../limits.ts'
import { command, pagedQuery, query, resource } from '../wire/endpoint.ts'
import { boardId, bookmarks, id, pageSize } from '../wire/scalars.ts'
import { actingFor, fieldChoice } from './option-schemas.ts'

const page = { bookmarks, page_size: pageSize(limits.page.usual, limits.page.most) }

/** Requests to collaborate that wait for the viewer. */
export const contactRequestsResource = resource('ContactRequests', {
  get: pagedQuery({
    summary: 'Who asks to join boards of the viewer, newest first; not older than thirty days, and none for partners.',
    facts: { token: 'boards', acting: 'read', rate: 'none: reads' },
    noRow: 'own account: who asks to join boards of the viewer',
    access: 'member',
    options: z.object({ board_id: boardId.optional(), ...page, ...fieldChoice, ...actingFor }),
    reply: z.array(contactRequest),
  }),
})

/** Asking to join a board. */
export const contactRequestResource = resource('ContactRequest', {
  get: query({
    summary: 'When the viewer asked to join a board; null where they did not, or may ask again.',
    facts: { token: 'boards', acting: 'read', rate: 'none: reads' },
    noRow: 'own account: what the viewer asked for; test/boards/invitations tries hidden boards',
    access: 'member',
    options: z.object({ board_id: boardId, ...actingFor }),
    reply: z.object({ asked_at: wireDate.nullable() }),
  }),
  create: command({
    summary: 'Ask to join a board. Asking again within thirty days changes nothing.',
    facts: { token: 'boards', acting: 'manage', mayHide: false, rate: 'none: limited' },
    noRow: 'no row of the table; test/boards/invitations tries everybody',
    options: z.object({ board_id: boardId, ...actingFor }),
    reply: z.object({ asked_at: wireDate.nullable() }),
  }),
  delete: command({
    summary: "Take one's request to join a board back; without one nothing changes.",
    facts: { token: 'boards', acting: 'manage', mayHide: true, rate: 'none: less' },
    noRow: 'own account: the viewer’s request alone; test/boards/join-requests tries others',
    options: z.object({ board_id: boardId, ...actingFor }),
    reply: z.null(),
  }),
})

const whichRequest = z.object({
  contact_request: z.preprocess(
    (sent) => {
      if (typeof sent !== 'string') return sent
      try {
        return JSON.parse(sent) as unknown
      } catch {
        return sent
      }
    },
    z.object({ type: z.string().max(40).optional(), id }),
  ),
  ...fieldChoice,
  ...actingFor,
})

/** Letting somebody who asked onto the board. */
export const contactRequestAcceptResource = resource('ContactRequestAccept', {
  update: command({
    summary: 'Let somebody who asked join the board.',
    facts: { token: 'boards', acting: 'manage', mayHide: true, rate: 'change' },
    noRow: 'own account: others’ requests are missing; test/boards/invitations tries them',
    options: whichRequest,
    reply: z.null(),
  }),
})

/** Passing a request over. */
export const contactRequestIgnoreResource = resource('ContactRequestIgnore', {
  delete: command({
    summary: 'Ignore a request. Who asked is not told, and cannot ask again for thirty days.',
    facts: { token: 'boards', acting: 'manage', mayHide: true, rate: 'none: less' },
    noRow: 'own account: others’ requests are missing; test/boards/invitations tries them',
    options: whichRequest,
    reply: z.null(),
  }),
})
