import { z } from 'zod'
import { historyEntry } from '../entities/history-entry.ts'
import { limits } from '../limits.ts'
import { command, pagedQuery, resource } from '../wire/endpoint.ts'
import { bookmarks, flag, id, pageSize, pinId } from '../wire/scalars.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'
import { fieldChoice } from './option-schemas.ts'

const noRow = 'own account: what the viewer looked at; test/discovery/history.test.ts tries hidden things'

/** What the viewer looked at, where they want their account to keep it. */
export const historyResource = resource('History', {
  get: pagedQuery({
    summary: 'The pins and boards that the viewer looked at, the last first; none unless their account keeps them.',
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    noRow,
    access: 'member',
    options: z.object({ bookmarks, page_size: pageSize(limits.page.usual, limits.page.most), ...fieldChoice }),
    reply: z.array(historyEntry),
  }),
  create: command({
    summary: 'Note that the viewer looked at a pin or board; nothing is kept unless they want it.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'change' },
    noRow,
    options: z
      .object({ pin_id: pinId.optional(), board_url: z.string().max(300).optional() })
      .refine((options) => options.pin_id !== undefined || options.board_url !== undefined, {
        path: ['pin_id'],
        error: () => wrongOptionWords.giveEither({ first: 'pin_id', second: 'board_url' }),
      }),
    reply: z.null(),
  }),
  update: command({
    summary: 'Have the account keep what the viewer looks at, or forget all of it.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'change' },
    noRow,
    options: z.object({ is_kept: flag }),
    reply: z.null(),
  }),
  delete: command({
    summary: 'Forget one pin or board that the viewer looked at, or all of them.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: less' },
    noRow,
    options: z.object({ thing_id: id.optional() }),
    reply: z.null(),
  }),
})
