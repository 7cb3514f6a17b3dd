import { z } from 'zod'
import { moderationDecision } from '../entities/moderation.ts'
import { limits } from '../limits.ts'
import { command, endpoint, query } from '../wire/endpoint.ts'
import { id } from '../wire/scalars.ts'
import { requiredText } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

/** The code of a mailed link, for those who cannot log in. */
const code = z.string().max(100).default('')

/** All that was decided about the viewer. */
export const listModerationDecisions = endpoint(
  'GET',
  '/v3/moderation/decisions/',
  query({
    summary:
      'What moderators decided about the viewer, their things and what they reported, newest first; a hundred at most.',
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    noRow: 'own account: what was decided about the viewer; tried in test/moderation',
    access: 'member',
    options: z.object({}),
    reply: z.array(moderationDecision),
  }),
)

/** One decision, for the member or whoever has its mailed link. */
export const getModerationDecision = endpoint(
  'GET',
  '/v3/moderation/decisions/{decision_id}/detail/',
  query({
    summary: 'One decision about the viewer, or by the code of a mailed link.',
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    noRow: 'own account, or whoever has the code of the decision; tried in test/moderation',
    answersSecret: true,
    options: z.object({ decision_id: id, code }),
    reply: moderationDecision,
  }),
)

/** Asks that somebody else looks at it again. */
export const appealDecision = endpoint(
  'POST',
  '/v3/moderation/decisions/{decision_id}/appeal/',
  command({
    summary: 'Appeal a decision, once and within 30 days; another moderator decides.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: visitors' },
    noRow: 'own account, or whoever has the code of the decision; tried in test/moderation',
    access: 'public',
    isForPeople: true,
    options: z.object({
      decision_id: id,
      code,
      explanation: requiredText(limits.moderation.longestAppeal, () => wrongOptionWords.sayWhy),
    }),
    reply: moderationDecision,
  }),
)
