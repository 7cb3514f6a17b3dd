import { z } from 'zod'
import { audience, insights, topBoard, topPin } from '../entities/insights.ts'
import { insightSources, pinFigureNames, pinViewKinds } from '../insight-kinds.ts'
import { limits } from '../limits.ts'
import { command, endpoint, query } from '../wire/endpoint.ts'
import { boardId, pageSize, pinId } from '../wire/scalars.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'
import { actingFor, orText, text } from './option-schemas.ts'

const noRow = 'of the viewer’s own account: others, and who acts for a business, are tried in test/insights'
/** What of the figures is one website's is also for who has a role on that. */
const siteFacts = {
  token: 'user',
  acting: { needs: 'read', on: { domain: 'site' }, orOn: 'profile' },
  rate: 'none: reads',
} as const
const facts = { token: 'user', acting: { needs: 'read', on: 'profile' }, rate: 'none: reads' } as const

/** A day of universal time. */
const day = z.iso.date({ error: () => wrongOptionWords.mustBeDay })

const period = z.object({
  /** Left out, the last 30 days. */
  from: day.optional(),
  to: day.optional(),
  ...actingFor,
})
const filtered = period.extend({
  /** Left out, all of them. */
  source: z.enum(insightSources).optional(),
  board_id: boardId.optional(),
  /** Of Pins that lead to this claimed website. */
  domain: text(limits.pinLink.longest).optional(),
})
const sorted = filtered.extend({
  sort: z.enum(pinFigureNames).default('impressions'),
  page_size: pageSize(limits.insights.usualTop, limits.insights.mostTop),
})

/** What somebody saw of Pins. */
export const countPinViews = endpoint(
  'POST',
  '/v3/insights/views/',
  command({
    summary: 'Count what was seen of Pins; nothing is counted for those who do not allow it. A repeat counts once.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: visitors' },
    noRow: 'a count, of which nothing is answered: Pins that the viewer may not see are tried in test/insights',
    access: 'public',
    isForPeople: true,
    options: z.object({
      /** Drawn by the browser; the same one for a repeat. */
      batch_key: z.string().regex(/^[\w-]{16,64}$/),
      views: orText(
        z
          .array(z.object({ pin_id: pinId, kind: z.enum(pinViewKinds) }))
          .min(1)
          .max(limits.insights.viewsAtOnce),
      ),
    }),
    reply: z.null(),
  }),
)

/** The figures of a business by day. */
export const getInsights = endpoint(
  'GET',
  '/v3/insights/',
  query({
    summary: 'What was counted of a business’s Pins by day, beside the days before; at most 90 days.',
    facts: siteFacts,
    noRow,
    access: 'member',
    options: filtered.extend({ pin_id: pinId.optional() }),
    reply: insights,
  }),
)

/** Its Pins, the first by one figure. */
export const getTopPins = endpoint(
  'GET',
  '/v3/insights/pins/',
  query({
    summary: 'The Pins of a business that count the most.',
    facts: siteFacts,
    noRow,
    access: 'member',
    options: sorted,
    reply: z.array(topPin),
  }),
)

/** Its boards, the first by one figure. */
export const getTopBoards = endpoint(
  'GET',
  '/v3/insights/boards/',
  query({
    summary: 'The boards of a business whose Pins count the most.',
    facts,
    noRow,
    access: 'member',
    options: sorted.omit({ source: true, board_id: true, domain: true }),
    reply: z.array(topBoard),
  }),
)

/** Who looks at its Pins. */
export const getAudience = endpoint(
  'GET',
  '/v3/insights/audience/',
  query({
    summary: 'Who saw Pins of a business in the last 30 days, in groups of no fewer than five people.',
    facts,
    noRow,
    access: 'member',
    options: z.object(actingFor),
    reply: audience,
  }),
)
