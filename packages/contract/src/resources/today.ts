import { z } from 'zod'
import { article, articleCard } from '../entities/article.ts'
import { board } from '../entities/board.ts'
import { pin } from '../entities/pin.ts'
import { limits } from '../limits.ts'
import { pagedQuery, query, resource } from '../wire/endpoint.ts'
import { findingThings, listingBoards } from '../wire/permission-row-sets.ts'
import { bookmarks, id, pageSize } from '../wire/scalars.ts'
import { actingFor, fieldChoice } from './option-schemas.ts'

const page = { bookmarks, page_size: pageSize(limits.page.usual, limits.page.most) }

/** One article of today. */
export const todayArticleResource = resource('TodayArticle', {
  get: query({
    summary: 'One article, with its words.',
    facts: { token: 'open', acting: 'nobody', rate: 'none: reads' },
    noRow: 'public: articles belong to the site; tried in test/articles',
    options: z.object({ article_id: id, ...fieldChoice }),
    reply: article,
  }),
})

/** What editors wrote, newest first. */
export const todayArticlesResource = resource('TodayArticles', {
  get: pagedQuery({
    summary: 'Articles, newest first.',
    facts: { token: 'open', acting: 'nobody', rate: 'none: reads' },
    noRow: 'public: articles belong to the site; tried in test/articles',
    options: z.object({ ...page, ...fieldChoice }),
    reply: z.array(articleCard),
  }),
})

/** The wall of an article that shows Pins. */
export const todayArticlePinsResource = resource('TodayArticlePins', {
  get: pagedQuery({
    summary: 'The Pins of an article, in its order.',
    facts: { token: 'pins', acting: 'read', rate: 'none: reads' },
    rows: findingThings,
    options: z.object({ article_id: id, ...page, ...fieldChoice, ...actingFor }),
    reply: z.array(pin),
  }),
})

/** The wall of an article that shows boards. */
export const todayArticleBoardsResource = resource('TodayArticleBoards', {
  get: pagedQuery({
    summary: 'The boards of an article, in its order.',
    facts: { token: 'boards', acting: 'read', rate: 'none: reads' },
    rows: listingBoards,
    options: z.object({ article_id: id, ...page, ...fieldChoice, ...actingFor }),
    reply: z.array(board),
  }),
})
