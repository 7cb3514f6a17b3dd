import { z } from 'zod'
import { homeSource } from '../entities/home-source.ts'
import { homeSourceKind } from '../enumerations.ts'
import { limits } from '../limits.ts'
import { command, pagedQuery, resource } from '../wire/endpoint.ts'
import { bookmarks, flag, id, pageSize } from '../wire/scalars.ts'
import { actingFor, fieldChoice } from './option-schemas.ts'

/** What the viewer’s home is made from, and what they switched off. */
export const homeSourcesResource = resource('HomeSources', {
  get: pagedQuery({
    summary: 'What the home feed is made from: boards, topics, members or own Pins.',
    facts: { token: 'user', acting: 'read', rate: 'none: reads' },
    noRow: 'own account: what the viewer’s home is made from; test/discovery/tuner.test.ts tries hidden things',
    access: 'member',
    options: z.object({
      kind: homeSourceKind,
      bookmarks,
      page_size: pageSize(limits.page.usual, limits.page.most),
      ...fieldChoice,
      ...actingFor,
    }),
    reply: z.array(homeSource),
  }),
  update: command({
    summary: 'Switch a source of the home feed off or on.',
    facts: { token: 'user', acting: 'edit', mayHide: false, rate: 'change' },
    noRow: 'own account: what the viewer’s home is made from; test/discovery/tuner.test.ts tries hidden things',
    options: z.object({ kind: homeSourceKind, source_id: id, is_on: flag, ...actingFor }),
    reply: z.null(),
  }),
})
