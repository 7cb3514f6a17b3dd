import { languages } from '@pinfold/words'
import { z } from 'zod'
import { adminTopic } from '../../entities/admin-editing.ts'
import { topicThemes } from '../../entities/topic.ts'
import { limits } from '../../limits.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { flag, id } from '../../wire/scalars.ts'
import { wrongOptionWords } from '../../wire/wrong-options.words.ts'
import { orText, requiredText, text } from '../option-schemas.ts'
import { adminCommand, adminPagedQuery } from './admin-endpoint.ts'
import { actReason, adminPage } from './employees.ts'

const { name: longest, synonyms: mostSynonyms } = limits.admin.topic

/** What it is called: in English, and in as many other languages as somebody wrote. */
const names = z.object({
  ...Object.fromEntries(languages.map((language) => [language, text(longest).optional()])),
  en: requiredText(longest, () => wrongOptionWords.writeFirst),
})

const written = {
  names: orText(names),
  theme: z.enum(topicThemes),
  /** Empty for a first topic. */
  parent_id: z.union([z.literal(''), id]).default(''),
  synonyms: orText(z.array(text(longest)).max(mostSynonyms)).default([]),
  is_hidden: flag.default(false),
  /** Empty where the program chooses. */
  cover_pin_id: z.union([z.literal(''), id]).default(''),
  reason: actReason,
}

/** Topics by their names in addresses, hidden ones, too. */
export const adminTopics = endpoint(
  'GET',
  '/v3/admin/topics/',
  adminPagedQuery({
    summary: 'Topics, with those that are hidden.',
    roles: ['editor', 'moderator'],
    options: z.object({
      /** Only those right below this one; 0 for the first ones. */
      below: id.optional(),
      /** Words of the name in English. */
      query: text(longest).optional(),
      ...adminPage,
    }),
    reply: z.array(adminTopic),
  }),
)

/** Makes a topic. */
export const adminMakeTopic = endpoint(
  'POST',
  '/v3/admin/topics/',
  adminCommand({
    summary: 'Make a topic.',
    roles: ['editor'],
    mayHide: true,
    options: z.object(written),
    reply: adminTopic,
  }),
)

/** Says all that is said of a topic anew. Its address stays. */
export const adminChangeTopic = endpoint(
  'PUT',
  '/v3/admin/topics/{topic_id}/',
  adminCommand({
    summary: 'Change a topic.',
    roles: ['editor'],
    mayHide: true,
    options: z.object({ topic_id: id, ...written }),
    reply: adminTopic,
  }),
)
