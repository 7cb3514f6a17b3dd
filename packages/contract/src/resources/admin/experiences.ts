import { languages } from '@pinfold/words'
import { z } from 'zod'
import { adminExperience } from '../../entities/experience.ts'
import {
  experienceAudiences,
  experiencePlacementIds,
  experienceTypes,
  flyoutDirections,
  takesType,
} from '../../experience-kinds.ts'
import { limits } from '../../limits.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { flag, id, textList, whole } from '../../wire/scalars.ts'
import { wrongOptionWords } from '../../wire/wrong-options.words.ts'
import { orText, requiredText, text } from '../option-schemas.ts'
import { adminCommand, adminPagedQuery } from './admin-endpoint.ts'
import { actReason, adminPage } from './employees.ts'

const longest = limits.admin.experience

/** A path of this installation, or an encrypted address elsewhere; empty for none. */
const link = text(limits.pinLink.longest).refine(isOwnOrEncrypted, { error: () => wrongOptionWords.ownOrHttps })

function isOwnOrEncrypted(given: string): boolean {
  // Browsers read a backslash as a slash, and `//` as another host.
  if (given === '' || /^\/(?![/\\])/.test(given)) return true
  const url = given.startsWith('https://') ? URL.parse(given) : null
  return url !== null && url.hostname !== '' && url.username === '' && url.password === ''
}

const between = (least: number, most: number) => whole.pipe(z.int().min(least).max(most))

const inOneLanguage = z.object({
  text: text(longest.longestText).default(''),
  button_text: text(longest.longestButton).default(''),
  tooltip_title_text: text(longest.longestButton).default(''),
  tooltip_body_text: text(longest.longestText).default(''),
  complete_button_text: text(longest.longestButton).default(''),
  secondary_cta_text: text(longest.longestButton).default(''),
})

type InEach = Record<(typeof languages)[number], z.ZodOptional<typeof inOneLanguage>>

/** In English, and in as many other languages as somebody wrote. */
const texts = z.object({
  ...(Object.fromEntries(languages.map((language) => [language, inOneLanguage.optional()])) as InEach),
  en: inOneLanguage.refine((english) => english.text !== '' || english.tooltip_body_text !== '', {
    error: () => wrongOptionWords.writeFirst,
  }),
})

/** What is the same in every language. */
const look = {
  button_uri: link.default(''),
  secondary_cta_url: link.default(''),
  flyout_direction: z.enum(flyoutDirections).default('down'),
  scroll_to_dismiss: flag.default(false),
  scroll_to_dismiss_delay_in_seconds: z.number().min(0).max(longest.mostScrollDelay).default(0),
  click_to_dismiss: flag.default(false),
  delay: between(0, longest.mostDelay).default(0),
  complete_on_hover: flag.default(false),
  has_pulsar: flag.default(false),
  has_tooltip: flag.default(true),
}

const moment = z.iso.datetime({ offset: true })
const fields = {
  name: requiredText(longest.longestName, () => wrongOptionWords.writeFirst),
  placement_id: z.enum(experiencePlacementIds),
  type: z.enum(experienceTypes),
  texts: orText(texts),
  ...look,
  audience: z.enum(experienceAudiences),
  /** Only members who joined within so many days. */
  new_within_days: between(1, longest.mostDays).nullable().default(null),
  /** Only those who read these languages; empty for all. */
  languages: textList(z.enum(languages), languages.length).default([]),
  percent: between(1, 100).default(100),
  starts_at: moment,
  ends_at: moment.nullable().default(null),
  most_times: between(0, longest.mostTimes).default(0),
  days_between: between(0, longest.mostDays).default(0),
  priority: between(0, longest.mostPriority).default(0),
  /** Only those in this group of an experiment that runs. */
  experiment_id: id.nullable().default(null),
  experiment_group: text(limits.admin.experiment.longestKey).default(''),
  reason: actReason,
}

const hasRoom = ({ placement_id: placement, type }: z.output<z.ZodObject<typeof fields>>) => takesType(placement, type)
const room = { path: ['type'], error: () => wrongOptionWords.notAtPlacement }

/** All experiences, the newest first, with their figures. */
export const adminExperiences = endpoint(
  'GET',
  '/v3/admin/experiences/',
  adminPagedQuery({
    summary: 'Experiences with what came of them.',
    roles: ['editor'],
    options: z.object(adminPage),
    reply: z.array(adminExperience),
  }),
)

/** Writes one; it shows nowhere before it is started. */
export const adminMakeExperience = endpoint(
  'POST',
  '/v3/admin/experiences/',
  adminCommand({
    summary: 'Write an experience.',
    roles: ['editor'],
    mayHide: true,
    options: z.object(fields).refine(hasRoom, room),
    reply: adminExperience,
  }),
)

/** Changes one, whether it runs or not. */
export const adminChangeExperience = endpoint(
  'PUT',
  '/v3/admin/experiences/{experience_id}/',
  adminCommand({
    summary: 'Change an experience.',
    roles: ['editor'],
    mayHide: true,
    options: z.object({ experience_id: id, ...fields }).refine(hasRoom, room),
    reply: adminExperience,
  }),
)

/** From now on it shows within its dates. */
export const adminStartExperience = endpoint(
  'POST',
  '/v3/admin/experiences/{experience_id}/start/',
  adminCommand({
    summary: 'Let an experience show.',
    roles: ['editor'],
    mayHide: true,
    options: z.object({ experience_id: id, reason: actReason }),
    reply: adminExperience,
  }),
)

/** From now on it shows nowhere. */
export const adminStopExperience = endpoint(
  'POST',
  '/v3/admin/experiences/{experience_id}/stop/',
  adminCommand({
    summary: 'Let an experience show no more.',
    roles: ['editor'],
    mayHide: true,
    options: z.object({ experience_id: id, reason: actReason }),
    reply: adminExperience,
  }),
)
