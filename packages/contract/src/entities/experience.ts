import { z } from 'zod'
import {
  experienceAudiences,
  experiencePlacementIds,
  experienceTypes,
  experimentGoals,
  flyoutDirections,
} from '../experience-kinds.ts'
import { count, entityId, wireDate } from './fields.ts'

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
    /** A press beside it puts it away. */
    click_to_dismiss: z.boolean(),
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
  /** How often one person sees it at most, 0 for any number, and how many days lie between. */
  most_times: count.optional(),
  days_between: count.optional(),
})
export type Experience = z.output<typeof experience>

/** The texts of an experience in one language; those that its type does not show are empty. */
export const experienceTexts = z.object({
  text: z.string(),
  button_text: z.string(),
  tooltip_title_text: z.string(),
  tooltip_body_text: z.string(),
  complete_button_text: z.string(),
  secondary_cta_text: z.string(),
})
export type ExperienceTexts = z.output<typeof experienceTexts>

/** What is the same in every language. */
export const experienceLook = z.object({
  button_uri: z.string(),
  secondary_cta_url: z.string(),
  flyout_direction: z.enum(flyoutDirections),
  scroll_to_dismiss: z.boolean(),
  scroll_to_dismiss_delay_in_seconds: z.number(),
  click_to_dismiss: z.boolean(),
  /** Milliseconds. */
  delay: z.int(),
  complete_on_hover: z.boolean(),
  has_pulsar: z.boolean(),
  has_tooltip: z.boolean(),
})
export type ExperienceLook = z.output<typeof experienceLook>

/** An experience as editors see it. */
export const adminExperience = z.object({
  id: entityId,
  name: z.string(),
  placement_id: z.enum(experiencePlacementIds),
  type: z.enum(experienceTypes),
  texts: z.record(z.string(), experienceTexts),
  look: experienceLook,
  audience: z.enum(experienceAudiences),
  new_within_days: z.int().nullable(),
  languages: z.array(z.string()),
  percent: z.int(),
  starts_at: wireDate,
  ends_at: wireDate.nullable(),
  most_times: z.int(),
  days_between: z.int(),
  priority: z.int(),
  experiment_id: entityId.nullable(),
  experiment_group: z.string(),
  is_running: z.boolean(),
  view_count: count,
  completion_count: count,
  dismissal_count: count,
})
export type AdminExperience = z.output<typeof adminExperience>

/** An experiment as editors see it. */
export const adminExperiment = z.object({
  id: entityId,
  key: z.string(),
  about: z.string(),
  goal: z.enum(experimentGoals),
  /** The first is what the others are compared with. */
  groups: z.array(z.object({ name: z.string(), percent: z.int() })),
  started_at: wireDate.nullable(),
  stopped_at: wireDate.nullable(),
})
export type AdminExperiment = z.output<typeof adminExperiment>

/** How one group of an experiment did. */
export const experimentGroupResult = z.object({
  name: z.string(),
  percent: z.int(),
  /** Whoever was served since the start, and how many of them reached the goal afterwards. */
  exposed_count: count,
  reached_count: count,
  rate: z.number(),
  /** Against the first group, in shares of one; null for the first group, and while somebody is missing. */
  difference: z.object({ value: z.number(), lower: z.number(), upper: z.number() }).nullable(),
})

/** What came of an experiment. */
export const adminExperimentResult = z.object({
  experiment: adminExperiment,
  groups: z.array(experimentGroupResult),
  /** Whether the groups are as large as their shares say; null before anybody was counted. */
  sample_ratio: z
    .object({ chi_square: z.number(), degrees: z.int(), p_value: z.number(), is_suspect: z.boolean() })
    .nullable(),
})
export type AdminExperimentResult = z.output<typeof adminExperimentResult>
