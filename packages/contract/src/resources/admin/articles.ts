import { languages } from '@pinfold/words'
import { z } from 'zod'
import { articleStates } from '../../article-states.ts'
import { adminArticle, editedArticle } from '../../entities/admin-editing.ts'
import { limits } from '../../limits.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { flag, id, idList, pinId, whole } from '../../wire/scalars.ts'
import { wrongOptionWords } from '../../wire/wrong-options.words.ts'
import { orText, requiredText, text } from '../option-schemas.ts'
import { adminCommand, adminPagedQuery, adminQuery, adminRemoval } from './admin-endpoint.ts'
import { actReason, adminPage } from './employees.ts'

const most = limits.admin.article
const writers = ['editor'] as const

const written = {
  title: requiredText(most.title, () => wrongOptionWords.writeFirst),
  summary: text(most.summary).default(''),
  /** Paragraphs, headings and links in a small markup. */
  words: text(most.words).default(''),
  /** Decides the address: trending, best, trending, any other. */
  type: whole.pipe(z.literal([0, 1, 2, 3])).default(3),
  is_shop: flag.default(false),
  wall: z.enum(['pins', 'boards']).default('pins'),
  /** Empty where the first Pin of the wall stands for it. */
  cover_pin_id: z.union([z.literal(''), pinId]).default(''),
  /** None for readers of all languages. */
  languages: orText(z.array(z.enum(languages))).default([]),
  /** Pins or boards, in order. */
  thing_ids: idList(most.things).default([]),
  reason: actReason,
}

/** Articles, newest first. */
export const adminArticles = endpoint(
  'GET',
  '/v3/admin/articles/',
  adminPagedQuery({
    summary: 'Articles, with drafts and those that were withdrawn.',
    roles: ['editor', 'moderator'],
    options: z.object({ state: z.enum(articleStates).optional(), ...adminPage }),
    reply: z.array(adminArticle),
  }),
)

/** One article with all that editors write. */
export const adminArticlePage = endpoint(
  'GET',
  '/v3/admin/articles/{article_id}/page/',
  adminQuery({
    summary: 'An article as editors see it.',
    roles: ['editor', 'moderator'],
    options: z.object({ article_id: id }),
    reply: editedArticle,
  }),
)

/** A draft that only employees see. */
export const adminWriteArticle = endpoint(
  'POST',
  '/v3/admin/articles/',
  adminCommand({
    summary: 'Write an article.',
    roles: writers,
    mayHide: false,
    options: z.object(written),
    reply: editedArticle,
  }),
)

/** Changes an article, where it is still as the editor saw it. */
export const adminChangeArticle = endpoint(
  'PUT',
  '/v3/admin/articles/{article_id}/',
  adminCommand({
    summary: 'Change an article.',
    roles: writers,
    mayHide: true,
    options: z.object({ article_id: id, version: whole, ...written }),
    reply: editedArticle,
  }),
)

const moment = z.union([z.literal(''), z.iso.datetime({ offset: true })]).default('')

/** Shows it to readers. */
export const adminPublishArticle = endpoint(
  'POST',
  '/v3/admin/articles/{article_id}/publication/',
  adminCommand({
    summary: 'Publish an article.',
    roles: writers,
    mayHide: true,
    /** Moments with their zone: left empty, from now on, and for good. */
    options: z.object({ article_id: id, publish_at: moment, end_at: moment, reason: actReason }),
    reply: editedArticle,
  }),
)

/** Takes it from readers; editors keep it. */
export const adminWithdrawArticle = endpoint(
  'DELETE',
  '/v3/admin/articles/{article_id}/publication/',
  adminRemoval({
    summary: 'Withdraw an article.',
    roles: writers,
    mayHide: true,
    options: z.object({ article_id: id, reason: actReason }),
    reply: z.null(),
  }),
)
