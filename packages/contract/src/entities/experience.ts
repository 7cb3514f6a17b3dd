import { z } from 'zod'

/** How an experience looks and behaves; which fields matter depends on its type. */
export const experienceDisplay = z
  .object({
    text: z.string(),
    button_text: z.string(),
    button_uri: z.string(),
    display_type: z.union([z.int(), z.string()]),
    flyout_direction: z.string(),
    /** The element that a flyout points at, by platform. */
    anchors_by_platform: z.record(z.string(), z.string()),
    scroll_to_dismiss: z.boolean(),
    scroll_to_dismiss_delay_in_seconds: z.number().nonnegative(),
    tooltip_title_text: z.string(),
    tooltip_body_text: z.string(),
    /** Milliseconds. */
    delay: z.int().nonnegative(),
    complete_on_hover: z.boolean(),
    component_type: z.union([z.int(), z.string()]),
    has_pulsar: z.boolean(),
    has_tooltip: z.boolean(),
    complete_button_text: z.string(),
    secondary_cta_link: z.object({ url: z.string(), text: z.string() }),
  })
  .partial()

/** A message that a placement on a screen shows once. */
export const experience = z.object({
  experience_id: z.string(),
  placement_id: z.string(),
  type: z.string(),
  display_data: experienceDisplay,
})
export type Experience = z.output<typeof experience>
