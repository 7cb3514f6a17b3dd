import { z } from 'zod'
import { takedownCounts, takedownNotice, takedownReceipt } from '../entities/takedown.ts'
import type { LawKey } from '../law-keys.ts'
import { limits } from '../limits.ts'
import { command, endpoint, query } from '../wire/endpoint.ts'
import { flag, id } from '../wire/scalars.ts'
import { fieldChoice, requiredText } from './option-schemas.ts'
import { takedownForm } from './takedown-form.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

const submission = (law: LawKey) =>
  command({
    summary: `Ask for things to be taken down by law (${law}): several addresses of pins, boards and members at once.`,
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: visitors' },
    rows: ['takedown submit_form'],
    access: 'public',
    isForPeople: true,
    options: takedownForm(law),
    reply: takedownReceipt,
  })

export const submitDsaTakedown = endpoint('POST', '/v3/legal/takedowns/dsa/', submission('dsa'))
export const submitTurkeyTakedown = endpoint('POST', '/v3/legal/takedowns/turkey/', submission('turkey'))
export const submitIndiaTakedown = endpoint('POST', '/v3/legal/takedowns/india/', submission('india'))
export const submitTestTakedown = endpoint('POST', '/v3/legal/takedowns/test/', submission('test'))

/** CA-13: the call that takes requests under each law. */
export const takedownSubmissions = {
  dsa: submitDsaTakedown,
  turkey: submitTurkeyTakedown,
  india: submitIndiaTakedown,
  test: submitTestTakedown,
} as const satisfies Record<LawKey, unknown>

/** Whoever asked takes a request back while it is open. */
export const withdrawTakedown = endpoint(
  'DELETE',
  '/v3/legal/takedowns/cases/{takedown_id}/',
  command({
    summary: 'Take a request for a takedown back, by the code that its answer carried.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: visitors' },
    noRow: 'public: whoever has the code of the request; tried in test/legal',
    access: 'public',
    isForPeople: true,
    options: z.object({ takedown_id: id, code: z.string().max(100) }),
    reply: z.null(),
  }),
)

/** Things of the viewer's that a request names. */
export const getTakedownCase = endpoint(
  'GET',
  '/v3/legal/takedowns/cases/{takedown_id}/',
  query({
    summary: "The viewer's own things that one request for a takedown names, and what becomes of them.",
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    rows: ['takedown read_case'],
    options: z.object({ takedown_id: id }),
    reply: z.array(takedownNotice),
  }),
)

/** All of them that were removed or are asked about. */
export const listTakedownNotices = endpoint(
  'GET',
  '/v3/legal/takedowns/notices/',
  query({
    summary: "The viewer's own things that were taken down by law, newest first; a hundred at most.",
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    noRow: 'own account: things of the viewer’s; tried in test/legal',
    access: 'member',
    options: z.object({}),
    reply: z.array(takedownNotice),
  }),
)

/** The counter-notice. */
export const objectToTakedown = endpoint(
  'POST',
  '/v3/legal/takedowns/cases/{takedown_id}/objection/',
  command({
    summary:
      'Object to the removal of an own thing; it shows again after the days of the law unless somebody goes to court.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'change' },
    noRow: 'own account: a thing of the viewer’s; tried in test/legal',
    options: z.object({
      takedown_id: id,
      object_id: id,
      explanation: requiredText(limits.takedown.longestExplanation, () => wrongOptionWords.sayWhy),
      is_true: flag.refine((isTrue) => isTrue, { error: () => wrongOptionWords.mustBeTrue }),
    }),
    reply: takedownNotice,
  }),
)

/** What everybody may know. */
export const getTakedownCounts = endpoint(
  'GET',
  '/v3/legal/takedowns/counts/',
  query({
    summary: 'How many requests for takedowns there were under each law, and what became of them.',
    facts: { token: 'open', acting: 'nobody', rate: 'none: reads' },
    noRow: 'public: counts that name nobody',
    options: z.object({ ...fieldChoice }),
    reply: z.array(takedownCounts),
  }),
)
