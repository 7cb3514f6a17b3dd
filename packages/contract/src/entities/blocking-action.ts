import { z } from 'zod'
import { entityId } from './fields.ts'

/** Long work on a board that runs in the background. */
export const blockingAction = z.object({
  id: entityId,
  created_timestamp: z.int(),
  /** From 0 to 1; 1 is done. */
  progress: z.number().min(0).max(1),
  /** `-1` means the whole board; absent means the pins outside sections. */
  section_id: z.union([entityId, z.literal('-1')]).optional(),
  action_type: z.int(),
  board_id: entityId,
  is_origin: z.boolean(),
})
export type BlockingAction = z.output<typeof blockingAction>

/** What became of a command that may be too much for one answer. */
export const begunWork = z.object({
  /** What runs in the background; null where all is done already. */
  blocking_action: blockingAction.nullable(),
})
