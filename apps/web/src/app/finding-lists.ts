import {
  type Board,
  type Endpoint,
  explorePinsResource,
  historyResource,
  type Pin,
  relatedPinFeedResource,
  searchResource,
  todayArticleBoardsResource,
  todayArticlePinsResource,
  todayArticlesResource,
  topicFeedResource,
  userHomefeedResource,
} from '@pinfold/contract'
import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { createElement, type ReactNode } from 'react'
import { listKey } from '../api/use-pages.ts'
import { anyPins } from '../entities/pin/card/any-pins.ts'
import { HistoryScreen } from '../features/history/index.ts'
import { PinsBelow, useCloseupWalls } from '../features/pin-closeup/index.ts'
import { SearchScreen } from '../features/search/index.ts'
import { SearchPinPicture } from '../features/visual-search/index.ts'
import { HomeScreen } from '../screens/home/home-screen.tsx'
import { StartScreen } from '../screens/home/start-screen.tsx'
import { ExploreScreen } from '../screens/ideas/explore-screen.tsx'
import { TopicScreen } from '../screens/ideas/topic-screen.tsx'
import { TopicsIndexScreen } from '../screens/ideas/topics-index-screen.tsx'
import { ArticleScreen } from '../screens/today/article-screen.tsx'
import { TodayScreen } from '../screens/today/today-screen.tsx'

// For tests of what lists show.

const [pins] = fc.sample(
  anyPins.filter((all) => all.length > 3),
  { numRuns: 1, seed: 7 },
) as [Pin[]]
const board = {
  id: '30',
  type: 'board',
  name: 'bowls',
  url: '/ben/bowls/',
  privacy: 'public',
  pin_count: 3,
  section_count: 0,
  owner: { id: '7', username: 'ben', full_name: 'Ben' },
  images: { '170x': [] },
  cover_images: {},
} as unknown as Board
const person = { id: '7', type: 'user', username: 'ben', full_name: 'Ben', image_medium_url: null }
const article = {
  id: '40',
  title: 'oak',
  summary: '',
  url: '/today/best/oak/40/',
  wall: 'pins',
  published_at: '2026-11-20T00:00:00Z',
  cover: null,
  blocks: [],
}
const topic = {
  id: '50',
  name: 'pottery',
  slug: 'pottery',
  theme: 'home',
  cover: null,
  parent_id: '0',
  is_followed: false,
}
const seen = { id: '60', kind: 'pin', url: '/pin/60/', title: 'bowl', image_url: null }

export const nothing = { data: [] }
type Rows = { readonly data: readonly unknown[]; readonly bookmark?: string }

const show = <P extends object>(Screen: (props: P) => ReactNode, props: object) => createElement(Screen, props as P)

const search = (scope: string) => (results: Rows | null) =>
  show(SearchScreen, {
    query: 'oak',
    scope,
    shouldFocusInput: false,
    isAsTyped: false,
    correctedQuery: null,
    filters: {},
    topicName: null,
    results,
  })
export function Related({ related }: { readonly related: Rows | null }) {
  const walls = useCloseupWalls({ id: '12', board: null } as never, [], related as never)
  return createElement(PinsBelow, { walls })
}
export const found = (results: readonly unknown[] | null) =>
  show(SearchPinPicture, {
    pin: pins[0],
    box: { x: 0, y: 0, w: 1, h: 1 },
    found: results && { is_available: true, results, categories: [], suggested: [] },
  })

export interface List {
  /** What shows these rows. */
  readonly of: (rows: Rows) => ReactNode
  readonly rows: readonly unknown[]
  readonly endpoint: Endpoint
  readonly options: object
}

/** Every list of what one finds that goes on, with what it shows. */
const searched = (scope: string, rows: readonly unknown[]): List => ({
  of: search(scope),
  rows,
  endpoint: searchResource.get,
  options: { query: 'oak', scope, auto_correction_disabled: false },
})
export const lists: Readonly<Record<string, List>> = {
  home: {
    of: (pins) => show(HomeScreen, { pins, viewed: [] }),
    rows: pins,
    endpoint: userHomefeedResource.get,
    options: {},
  },
  'home of visitors': {
    of: (pins) => show(StartScreen, { pins, showsError: false }),
    rows: pins,
    endpoint: userHomefeedResource.get,
    options: {},
  },
  related: {
    of: (related) => createElement(Related, { related }),
    rows: Array.from({ length: 12 }, (_, at) => ({ ...pins[0], id: `9${at}` })),
    endpoint: relatedPinFeedResource.get,
    options: { pin_id: '12' },
  },
  'search for Pins': searched('pins', pins),
  'search for boards': searched('boards', [board]),
  'search for people': searched('people', [person]),
  'search for own Pins': searched('my_pins', pins),
  topic: {
    of: (pins) => show(TopicScreen, { topic, related: [], pins }),
    rows: pins,
    endpoint: topicFeedResource.get,
    options: { interest: '50' },
  },
  explore: {
    of: (pins) => show(ExploreScreen, { articles: [], searches: [], topics: [], boards: [], people: [], pins }),
    rows: pins,
    endpoint: explorePinsResource.get,
    options: {},
  },
  articles: {
    of: (articles) => show(TodayScreen, { articles }),
    rows: [article],
    endpoint: todayArticlesResource.get,
    options: {},
  },
  'an article’s Pins': {
    of: (pins) => show(ArticleScreen, { article, pins, boards: nothing }),
    rows: pins,
    endpoint: todayArticlePinsResource.get,
    options: { article_id: '40' },
  },
  'an article’s boards': {
    of: (boards) => show(ArticleScreen, { article: { ...article, wall: 'boards' }, pins: nothing, boards }),
    rows: [board],
    endpoint: todayArticleBoardsResource.get,
    options: { article_id: '40' },
  },
  history: { of: (first) => show(HistoryScreen, { first }), rows: [seen], endpoint: historyResource.get, options: {} },
}

/** Lists that come whole. */
export const whole: Readonly<Record<string, () => ReactNode>> = {
  topics: () => show(TopicsIndexScreen, { query: '', firsts: [], all: [], found: null }),
  'topics by a word': () => show(TopicsIndexScreen, { query: 'oak', firsts: [], all: [], found: [] }),
  'what looks alike': () => found([]),
  'a search before anything was typed': () => search('pins')(null),
}

/** A reader of the list's first page, whose second one is on its way or did not come. */
export function readerOf({ endpoint, options, rows }: List, became: 'slow' | 'failed'): QueryClient {
  const client = new QueryClient()
  const state = {
    data: { pages: [{ data: rows, bookmark: 'next' }], pageParams: [undefined] },
    fetchMeta: { fetchMore: { direction: 'forward' as const } },
    ...(became === 'slow'
      ? { status: 'success' as const, fetchStatus: 'fetching' as const }
      : { status: 'error' as const, error: new Error('no'), fetchStatus: 'idle' as const }),
  }
  client
    .getQueryCache()
    .build(client, { queryKey: listKey(endpoint, options) })
    .setState(state)
  return client
}
