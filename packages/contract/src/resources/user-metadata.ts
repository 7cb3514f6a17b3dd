import { z } from 'zod'
import { boardSortOrder, pinDensity } from '../enumerations.ts'
import { command, query, resource } from '../wire/endpoint.ts'
import { actingFor, fieldChoice } from './option-schemas.ts'

/** How the viewer likes lists to look; null is what everybody begins with. */
export const userMetadata = z.object({
  most_recent_board_sort_order: boardSortOrder.nullable(),
  /** The order of the member's own boards where none is asked for. */
  usual_board_sort_order: boardSortOrder,
  has_custom_board_sorting_order: z.boolean(),
  has_group_boards: z.boolean(),
  /** Of pins on the profile, of pins on boards, and of boards on the profile. */
  profile_pin_rep_view_type: pinDensity.nullable(),
  board_pin_rep_view_type: pinDensity.nullable(),
  profile_board_rep_view_type: pinDensity.nullable(),
})
export type UserMetadata = z.output<typeof userMetadata>

/** The viewer's own choices for orders and densities. */
export const userMetadataResource = resource('UserMetadata', {
  get: query({
    summary: "The viewer's choices for orders and densities.",
    facts: { token: 'user', acting: { needs: 'read', on: 'profile' }, rate: 'none: reads' },
    noRow: 'own account: the viewer’s own choices',
    access: 'member',
    options: z.object({ ...fieldChoice, ...actingFor }),
    reply: userMetadata,
  }),
  update: command({
    summary: 'Change some of these choices. What is left out stays as it is.',
    facts: { token: 'user', acting: { needs: 'edit', on: 'profile' }, mayHide: true, rate: 'change' },
    noRow: 'own account: the viewer’s own choices',
    options: z.object({
      most_recent_board_sort_order: boardSortOrder.optional(),
      profile_pin_rep_view_type: pinDensity.optional(),
      board_pin_rep_view_type: pinDensity.optional(),
      profile_board_rep_view_type: pinDensity.optional(),
      ...actingFor,
    }),
    reply: userMetadata,
  }),
})
