import { z } from 'zod'
import { command, endpoint } from '../wire/endpoint.ts'
import { pinId, whole } from '../wire/scalars.ts'

/** A pin's video was played for a while. */
export const countVideoPlay = endpoint(
  'POST',
  '/v3/pins/{pin_id}/plays/',
  command({
    summary: 'Count that a pin’s video was played; nothing is counted for those who do not allow it.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: limited' },
    noRow: 'a count, of which nothing is answered: pins that are hidden from the viewer are tried in test/pin-kinds',
    access: 'public',
    isForPeople: true,
    options: z.object({
      pin_id: pinId,
      /** Milliseconds; more than the video lasts counts as all of it. */
      watched_ms: whole.pipe(z.int().nonnegative()),
    }),
    reply: z.null(),
  }),
)
