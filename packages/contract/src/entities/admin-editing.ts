import { z } from 'zod'
import { articleBlock } from './article.ts'
import { entityId, wireDate } from './fields.ts'
import { topicThemes } from './topic.ts'

/** A topic as editors see it. */
export const adminTopic = z.object({
  id: entityId,
  slug: z.string(),
  /** In English. */
  name: z.string(),
  /** What editors wrote, by language; the product's own names show in the others. */
  names: z.record(z.string(), z.string()),
  theme: z.enum(topicThemes),
  parent_id: entityId.nullable(),
  synonyms: z.array(z.string()),
  is_hidden: z.boolean(),
  /** The Pin that an editor chose; null where the program chooses. */
  cover_pin_id: entityId.nullable(),
  cover_url: z.string().nullable(),
})
export type AdminTopic = z.output<typeof adminTopic>

export const articleStates = ['draft', 'published', 'withdrawn'] as const

/** An article in the list of editors. */
export const adminArticle = z.object({
  id: entityId,
  title: z.string(),
  state: z.enum(articleStates),
  publish_at: wireDate.nullable(),
  end_at: wireDate.nullable(),
  languages: z.array(z.string()),
  /** The page of it; readers find it there while it shows. */
  url: z.string(),
})
export type AdminArticle = z.output<typeof adminArticle>

/** A Pin or a board on a wall. */
const wallThing = z.object({
  id: entityId,
  title: z.string(),
  image_url: z.string().nullable(),
  /** Readers do not see it: it is gone, or hidden. */
  is_gone: z.boolean(),
})
export type WallThing = z.output<typeof wallThing>

/** An article with all that editors write. */
export const editedArticle = adminArticle.extend({
  summary: z.string(),
  words: z.string(),
  type: z.literal([0, 1, 2, 3]),
  is_shop: z.boolean(),
  wall: z.enum(['pins', 'boards']),
  cover_pin_id: entityId.nullable(),
  things: z.array(wallThing),
  /** Its words as readers see them. */
  blocks: z.array(articleBlock),
  cover_url: z.string().nullable(),
  /** Counts the changes: whoever saves names the one they saw. */
  version: z.int(),
})
export type EditedArticle = z.output<typeof editedArticle>

/** Who may make an account: everybody, whoever was invited, addresses of some domains, nobody. */
export const signUpModes = ['open', 'invited', 'domains', 'closed'] as const
export type SignUpMode = (typeof signUpModes)[number]

/** Who may make an account, as owners decide. */
export const adminSignUp = z.object({
  mode: z.enum(signUpModes),
  allowed_domains: z.array(z.string()),
  blocked_domains: z.array(z.string()),
})
export type AdminSignUp = z.output<typeof adminSignUp>

/** A link that lets people make accounts. */
export const adminInvitation = z.object({
  id: entityId,
  label: z.string(),
  most_uses: z.int(),
  uses: z.int(),
  ends_at: wireDate.nullable(),
  withdrawn_at: wireDate.nullable(),
  made_at: wireDate,
  made_by: z.string(),
  /** Only in the answer to who makes it: it is not kept. */
  link: z.string().optional(),
})
export type AdminInvitation = z.output<typeof adminInvitation>

/** What whoever wants an account has to know. */
export const signUpRules = z.object({
  mode: z.enum(signUpModes),
  /** Which addresses may; only where that is the rule. */
  domains: z.array(z.string()),
  invitation: z.enum(['none', 'good', 'over']),
})
export type SignUpRules = z.output<typeof signUpRules>
