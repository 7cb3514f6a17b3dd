import { languageLocales } from '@pinfold/words'
import { z } from 'zod'
import { entityId } from '../entities/fields.ts'
import { command, query, resource } from '../wire/endpoint.ts'
import { flag } from '../wire/scalars.ts'
import { fieldChoice, text } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

/** What a visitor or member allows beyond what the product needs to run; null until they chose. */
const cookieChoices = {
  allow_analytic_cookies: z.boolean().nullable(),
  allow_marketing_cookies: z.boolean().nullable(),
  allow_personalization_cookies: z.boolean().nullable(),
  /** Where the choice was made; empty until then. */
  surface_tag: z.string(),
}

/** The viewer's settings, and who they are. A visitor has those about cookies only; the rest is null. */
export const userSettings = z.object({
  id: entityId.nullable(),
  username: z.string().nullable(),
  full_name: z.string().nullable(),
  locale: z.string(),
  country: z.string().nullable(),
  is_partner: z.boolean(),
  is_private_profile: z.boolean(),
  should_show_messaging: z.boolean(),
  ...cookieChoices,
})
export type UserSettings = z.output<typeof userSettings>

/** Changes of the choice about cookies; with the first one, flags that are left out are refused. */
const cookieChanges = {
  allow_analytic_cookies: flag.optional(),
  allow_marketing_cookies: flag.optional(),
  allow_personalization_cookies: flag.optional(),
  surface_tag: text(64)
    .pipe(z.string().regex(/^[\w.-]*$/, { error: () => wrongOptionWords.fileLetters }))
    .optional(),
}

/** What the viewer chose: a member's is kept with the account, a visitor's in their browser. */
export const userSettingsResource = resource('UserSettings', {
  get: query({
    summary: "The viewer's settings.",
    facts: { token: 'user', acting: 'nobody', rate: 'none: reads' },
    noRow: 'own account or browser: what the viewer chose about cookies',
    options: z.object({ ...fieldChoice }),
    reply: userSettings,
  }),
  update: command({
    summary: 'Change some of these settings. What is left out stays as it is.',
    facts: { token: 'user', acting: 'nobody', mayHide: false, rate: 'none: visitors' },
    noRow: 'own account or browser: names nobody but the viewer',
    access: 'public',
    isForPeople: true,
    options: z.object({ ...cookieChanges, locale: z.enum(languageLocales).optional() }),
    reply: userSettings,
  }),
})
