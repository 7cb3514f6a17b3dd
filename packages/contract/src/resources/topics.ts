import { z } from 'zod'
import { pin } from '../entities/pin.ts'
import { coveredTopic, topic } from '../entities/topic.ts'
import { limits } from '../limits.ts'
import { command, pagedQuery, query, resource } from '../wire/endpoint.ts'
import { findingThings, listingFollows } from '../wire/permission-row-sets.ts'
import { bookmarks, id, idList, pageSize } from '../wire/scalars.ts'
import { actingFor, fieldChoice, text } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

const page = { bookmarks, page_size: pageSize(limits.page.usual, limits.page.most) }
const manyTopics = { bookmarks, page_size: pageSize(limits.page.usual, limits.topicsInAll) }
/** A topic's id or slug. */
const interest = z.union([id, z.string().max(100)])

/** One topic. */
export const topicResource = resource('Topic', {
  get: query({
    summary: 'One topic, by its id or slug.',
    facts: { token: 'open', acting: 'nobody', rate: 'none: reads' },
    noRow: 'public: topics belong to nobody',
    options: z.object({ interest, ...fieldChoice }),
    reply: topic,
  }),
})

/** All topics, by their names in addresses; or those that words name, in English or the reader's language. */
export const categoriesResource = resource('Categories', {
  get: pagedQuery({
    summary: 'All topics.',
    facts: { token: 'open', acting: 'nobody', rate: 'none: reads' },
    noRow: 'public: topics belong to nobody',
    options: z.object({
      ...manyTopics,
      /** Words that name topics: only the best of those are answered. */
      query: text(limits.search.longest).optional(),
      /** Only topics right below this one; 0 for the first ones. */
      parent_id: id.optional(),
      ...fieldChoice,
    }),
    reply: z.array(topic),
  }),
})

/** What belongs to the same theme. */
export const relatedInterestsResource = resource('RelatedInterests', {
  get: query({
    summary: 'Topics related to one.',
    facts: { token: 'open', acting: 'nobody', rate: 'none: reads' },
    noRow: 'public: topics belong to nobody',
    options: z.object({ interest, ...fieldChoice }),
    reply: z.array(topic),
  }),
})

/** The Pins about a topic, newest first: those whose maker said so, and those whose words and boards do. */
export const topicFeedResource = resource('TopicFeed', {
  get: pagedQuery({
    summary: 'The Pins about a topic.',
    facts: { token: 'pins', acting: 'read', rate: 'search' },
    rows: findingThings,
    options: z.object({ interest, ...page, ...fieldChoice, ...actingFor }),
    reply: z.array(pin),
  }),
})

/** All topics, each with a picture. */
export const topicCoversResource = resource('TopicCovers', {
  get: pagedQuery({
    summary: 'All topics, each with a picture.',
    facts: { token: 'open', acting: 'nobody', rate: 'none: reads' },
    noRow: 'public: covers are Pins that everybody may find, shown to whoever may see them; tried in test/discovery',
    options: z.object({ ...manyTopics, parent_id: id.optional(), ...fieldChoice }),
    reply: z.array(coveredTopic),
  }),
})

/** The topics a member follows, newest follow first. */
export const interestFollowingResource = resource('InterestFollowing', {
  get: pagedQuery({
    summary: 'The topics a member follows.',
    facts: { token: 'user', acting: 'read', rate: 'none: reads' },
    rows: listingFollows,
    options: z.object({ username: z.string(), ...page, ...fieldChoice, ...actingFor }),
    reply: z.array(topic),
  }),
})

const whichTopics = z
  .object({
    interest_id: id.optional(),
    // Some clients name a list of their own here, which says nothing.
    interest_list: idList(limits.topicsAtOnce).catch([]).default([]),
    ...fieldChoice,
    ...actingFor,
  })
  .refine((options) => options.interest_id !== undefined || options.interest_list.length > 0, {
    path: ['interest_id'],
    error: () => wrongOptionWords.giveEither({ first: 'interest_id', second: 'interest_list' }),
  })

/** Following topics. Answers each as it then stands; a second press changes nothing. */
export const interestFollowResource = resource('InterestFollow', {
  create: command({
    summary: 'Follow topics.',
    facts: { token: 'user', acting: 'edit', mayHide: false, rate: 'follow' },
    noRow: 'own account: the viewer’s interests',
    options: whichTopics,
    reply: z.array(topic),
  }),
  delete: command({
    summary: 'Stop following topics.',
    facts: { token: 'user', acting: 'edit', mayHide: true, rate: 'none: less' },
    noRow: 'own account: the viewer’s interests',
    options: whichTopics,
    reply: z.array(topic),
  }),
})
