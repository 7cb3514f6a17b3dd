import { z } from 'zod'
import { query, resource } from '../wire/endpoint.ts'
import { readingPins } from '../wire/permission-row-sets.ts'
import { pinId } from '../wire/scalars.ts'
import { actingFor } from './option-schemas.ts'

/** Names that a new board for a pin could have. */
export const boardTitleSuggestionsResource = resource('BoardTitleSuggestions', {
  get: query({
    summary:
      'At most four names for a board that a Pin would begin: what several people call their public boards of such Pins, then words that the titles of such Pins share. No board of the viewer’s has one of them.',
    facts: { token: 'pins', acting: 'read', rate: 'none: reads' },
    rows: readingPins,
    access: 'member',
    options: z.object({ pin_id: pinId, ...actingFor }),
    reply: z.array(z.string()),
  }),
})
