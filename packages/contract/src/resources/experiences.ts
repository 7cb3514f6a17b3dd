import { z } from 'zod'
import { experience } from '../entities/experience.ts'
import { experiencePlacementIds } from '../experience-kinds.ts'
import { command, endpoint, query } from '../wire/endpoint.ts'
import { id, textList } from '../wire/scalars.ts'

const placement = z.enum(experiencePlacementIds)

/** What shows at some placements: for members one at each, for visitors all that may, the most important first. */
export const listExperiences = endpoint(
  'GET',
  '/v3/experiences/',
  query({
    summary: 'The messages that placements show to whoever asks; machines get none.',
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    noRow: 'of the operator, to whom it is meant for: tried in test/experiences',
    options: z.object({
      placement_ids: textList(placement, experiencePlacementIds.length).default([...experiencePlacementIds]),
    }),
    reply: z.array(experience),
  }),
)

const answer = (summary: string) =>
  command({
    summary,
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: visitors' },
    noRow: 'a note of the viewer’s own: tried in test/experiences',
    access: 'public',
    isForPeople: true,
    options: z.object({ experience_id: id }),
    reply: z.null(),
  })

/** It was seen. */
export const viewExperience = endpoint(
  'POST',
  '/v3/experiences/{experience_id}/view/',
  answer('Note that an experience was seen; a repeat within seconds is the same time.'),
)

/** What it asks for was done; it does not come back. */
export const completeExperience = endpoint(
  'POST',
  '/v3/experiences/{experience_id}/complete/',
  answer('Note that what an experience asks for was done. It does not come back.'),
)

/** It was put away; it does not come back. */
export const dismissExperience = endpoint(
  'POST',
  '/v3/experiences/{experience_id}/dismiss/',
  answer('Put an experience away. It does not come back.'),
)
