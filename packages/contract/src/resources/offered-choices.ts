import { z } from 'zod'
import { query, resource } from '../wire/endpoint.ts'
import { fieldChoice } from './option-schemas.ts'

// What forms let one choose among, by what is sent, each with its name.

const choices = z.record(z.string(), z.string())
const options = z.object({ ...fieldChoice })

/** The languages that the product speaks. */
export const localesResource = resource('Locales', {
  get: query({
    summary: 'The languages to choose from: tag and name.',
    facts: { token: 'open', acting: 'nobody', rate: 'none: reads' },
    noRow: 'public: the same for everybody',
    options,
    reply: choices,
  }),
})

/** The countries that a member may live in. */
export const countriesResource = resource('Countries', {
  get: query({
    summary: 'The countries to choose from: code of two letters and name.',
    facts: { token: 'open', acting: 'nobody', rate: 'none: reads' },
    noRow: 'public: the same for everybody',
    options,
    reply: choices,
  }),
})

/** What a business may be. */
export const businessTypesResource = resource('BusinessTypes', {
  get: query({
    summary: 'The kinds of business to choose from: word and name.',
    facts: { token: 'open', acting: 'nobody', rate: 'none: reads' },
    noRow: 'public: the same for everybody',
    options,
    reply: choices,
  }),
})
