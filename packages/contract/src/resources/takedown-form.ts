import { z } from 'zod'
import { takedownLawTypes, type TakedownLaw } from '../entities/takedown-law.ts'
import type { LawKey } from '../law-keys.ts'
import { limits } from '../limits.ts'
import { takedownLaws } from '../takedown-laws.ts'
import { takedownDetails } from '../takedown-rules.ts'
import { flag } from '../wire/scalars.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'
import { emailAddress } from './account-options.ts'
import { requiredText, text } from './option-schemas.ts'

const { takedown: most } = limits

/** How requests under a law are taken. Throws for none. */
export function takedownLawOf(key: LawKey): TakedownLaw {
  const law = takedownLaws.find(({ law_key: each }) => each === key)
  if (!law) throw new Error(`there is no law ${key}`)
  return { ...law, country_codes: [...law.country_codes] }
}

/** Texts as a list, as its JSON, or as lines. */
const lines = z
  .union([
    z.array(z.string()),
    z.string().transform((sent): string[] => {
      const entries = /^\s*\[/.test(sent) ? sent.replaceAll(/[[\]"]/g, '') : sent
      return entries.split(/[\n,]/)
    }),
  ])
  .transform((all) => all.map((line) => line.trim()).filter((line) => line !== ''))

const addresses = lines
  .refine(({ length }) => length > 0, { error: () => wrongOptionWords.nameAddress })
  .refine(({ length }) => length <= most.addresses, {
    error: () => wrongOptionWords.mostEntries({ most: String(most.addresses) }),
  })
  .refine((all) => all.every(({ length }) => length <= limits.pinLink.longest), {
    error: () => wrongOptionWords.mostCharacters({ most: String(limits.pinLink.longest) }),
  })

const detail = text(most.longestDetail).default('')

/** What a request under the law tells. A claim under two names would have two claimants, so what belongs together is checked together. */
export function takedownForm(key: LawKey) {
  const law = takedownLawOf(key)
  return z
    .object({
      law_types: lines
        .transform((types) => [...new Set(types)])
        .pipe(z.array(z.enum(takedownLawTypes, { error: () => wrongOptionWords.chooseLaw })))
        .refine(({ length }) => length > 0, { error: () => wrongOptionWords.chooseLaw })
        .refine(({ length }) => length === 1 || !law.restrict_multiple_laws, { error: () => wrongOptionWords.oneLaw }),
      country: z
        .string()
        .transform((code) => code.toUpperCase())
        .refine((code) => law.country_codes.includes(code), { error: () => wrongOptionWords.countryOfLaw }),
      addresses,
      explanation: requiredText(most.longestExplanation, () => wrongOptionWords.sayWhy),
      work: detail,
      trademark: detail,
      registration: detail,
      personal_data: detail,
      is_anonymous: flag.default(false),
      name: text(most.longestName).default(''),
      organisation: text(most.longestName).default(''),
      email: z.union([z.literal(''), emailAddress]).default(''),
      is_trusted_flagger: flag.default(false),
      flagger_number: text(most.longestName).default(''),
      is_for_complaints_office: flag.default(false),
      is_true: flag.refine((isTrue) => isTrue, { error: () => wrongOptionWords.mustBeTrue }),
    })
    .superRefine((form, context) => {
      const wrong = (field: keyof typeof form, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message })
      for (const type of form.law_types)
        for (const field of takedownDetails[type]) if (form[field] === '') wrong(field, wrongOptionWords.isRequired)
      if (form.is_anonymous && !law.allow_anonymous_submission) wrong('is_anonymous', wrongOptionWords.notUnderLaw)
      if (!form.is_anonymous && form.name === '') wrong('name', wrongOptionWords.isRequired)
      if (!form.is_anonymous && form.email === '') wrong('email', wrongOptionWords.isRequired)
      if (form.is_trusted_flagger && !law.has_trusted_flagger) wrong('is_trusted_flagger', wrongOptionWords.notUnderLaw)
      if (form.is_trusted_flagger && form.flagger_number === '') wrong('flagger_number', wrongOptionWords.isRequired)
      if (form.is_trusted_flagger && form.is_anonymous) wrong('is_anonymous', wrongOptionWords.flaggersAreNamed)
      if (form.is_for_complaints_office && !law.has_complaints_office)
        wrong('is_for_complaints_office', wrongOptionWords.notUnderLaw)
    })
}
