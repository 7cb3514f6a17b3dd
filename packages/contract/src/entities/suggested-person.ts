import { z } from 'zod'
import { boardCard } from './board.ts'
import { entityId } from './fields.ts'
import { memberCard } from './user.ts'

/** Somebody whom the viewer may like to follow, and the board of theirs that says why. */
export const suggestedPerson = z.object({
  type: z.literal('suggested_person'),
  id: entityId,
  user: memberCard,
  board: boardCard,
})
export type SuggestedPerson = z.output<typeof suggestedPerson>
