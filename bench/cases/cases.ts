import { colorFamilies, routes } from '@pinfold/contract'
import type { Db } from '../../apps/server/src/platform/db/db.ts'
import { vocabulary } from '../dataset/words.ts'
import type { WireRequest } from '../load/wire-request.ts'
import { sampleBoards, samplePins, sampleProfiles } from './samples.queries.ts'
import { type SignedIn, userAgent } from './sessions.ts'

const SAMPLE = 2000
/** Boards that are looked at again and again: their pins are kept. */
const HOT = 300
/** Visitors' pages are kept, so those that have to be rendered are many. */
const PAGES = 20_000
const PAGE = 25
const SUGGESTIONS = 8

/** What requests are drawn from. */
export interface CaseWorld {
  readonly db: Db
  readonly signedIn: readonly SignedIn[]
}

/** One thing to measure under load. */
export interface LoadCase {
  readonly name: string
  readonly title: string
  /** The most it may cost, in floors: what one row of ready JSON by key costs. */
  readonly mostFloors?: number
  /** The most it may cost in milliseconds, on the machine that the aims come from. */
  readonly mostMilliseconds?: number
  /** Whether what the worker does for it counts. */
  readonly withWorker?: boolean
  /** Each request is another, as long as there are some: the program remembers what was asked before. */
  readonly isAskedOnce?: boolean
  requests(world: CaseWorld): Promise<WireRequest[]>
}

const visitor = { 'user-agent': userAgent }

const resourceGet = (name: string, options: object, headers: Readonly<Record<string, string>>): WireRequest => ({
  method: 'GET',
  path: `/resource/${name}/get/?${new URLSearchParams({ source_url: '/', data: JSON.stringify({ options, context: {} }) })}&_=1`,
  headers,
})

/** A call as browsers send it: reads by their address, writes by a form. */
export const callOf = (
  name: string,
  action: 'create' | 'get',
  options: object,
  headers: Readonly<Record<string, string>>,
): WireRequest =>
  action === 'get'
    ? resourceGet(name, options, headers)
    : {
        method: 'POST',
        path: `/resource/${name}/create/`,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ source_url: '/', data: JSON.stringify({ options, context: {} }) }).toString(),
      }

/** A common word, a middling one, a rare one, and two together. */
const queries = Array.from({ length: 200 }, (_, n) => {
  const [common = '', middling = '', rare = ''] = [vocabulary[n % 30], vocabulary[100 + n], vocabulary[1500 + n * 10]]
  return [common, middling, rare, `${common} ${middling}`]
}).flat()

/** The third and the fourth letter have changed places. */
const swapped = (query: string) => query.replace(/^(..)(.)(.)/, '$1$3$2')

/** Everything that is measured under load, in the order of the report. Writing comes last. */
export const loadCases: readonly LoadCase[] = [
  {
    name: 'closeup',
    title: 'closeup JSON',
    mostFloors: 2.6,
    mostMilliseconds: 0.9,
    requests: async ({ db }) =>
      (await samplePins(db, SAMPLE)).map(({ id }) => resourceGet('PinResource', { id }, visitor)),
  },
  {
    name: 'board-feed',
    title: 'board feed of 25',
    mostFloors: 4.6,
    mostMilliseconds: 1.4,
    requests: async ({ db }) =>
      (await sampleBoards(db, PAGE, HOT)).map(({ id }) =>
        resourceGet('BoardFeedResource', { board_id: id, page_size: PAGE }, visitor),
      ),
  },
  {
    name: 'profile-boards',
    title: 'profile boards of 25',
    requests: async ({ db }) =>
      (await sampleProfiles(db, PAGE, SAMPLE)).map(({ username }) =>
        resourceGet('BoardsResource', { username, page_size: PAGE }, visitor),
      ),
  },
  {
    name: 'home-feed',
    title: 'home feed of 25',
    mostFloors: 4,
    mostMilliseconds: 1.2,
    requests: async ({ signedIn }) =>
      signedIn.map(({ headers }) => resourceGet('UserHomefeedResource', { page_size: PAGE }, headers)),
  },
  {
    name: 'search',
    title: 'search over pins',
    requests: async () =>
      queries.map((query) => resourceGet('BaseSearchResource', { query, scope: 'pins', page_size: PAGE }, visitor)),
  },
  {
    name: 'narrowed-search',
    title: 'search over pins of a colour',
    requests: async () =>
      queries.map((query, index) =>
        resourceGet(
          'BaseSearchResource',
          { query, scope: 'pins', page_size: PAGE, color: colorFamilies[index % colorFamilies.length] },
          visitor,
        ),
      ),
  },
  {
    name: 'guides',
    title: 'what narrows a search',
    requests: async () => queries.map((query) => resourceGet('SearchGuidesResource', { query }, visitor)),
  },
  {
    name: 'suggestions',
    title: 'suggestions while typing',
    requests: async () =>
      queries.map((query) =>
        resourceGet('AdvancedTypeaheadResource', { term: query.slice(0, 4), count: SUGGESTIONS }, visitor),
      ),
  },
  {
    name: 'mistyped-search',
    title: 'search over pins, mistyped',
    requests: async () =>
      queries.map((query) =>
        resourceGet('BaseSearchResource', { query: swapped(query), scope: 'pins', page_size: PAGE }, visitor),
      ),
  },
  {
    name: 'board-html',
    title: 'board HTML, rendered',
    mostFloors: 14,
    mostMilliseconds: 3.8,
    isAskedOnce: true,
    requests: async ({ db }) => (await sampleBoards(db, 1, PAGES)).map(boardPage),
  },
  {
    name: 'profile-html',
    title: 'profile HTML, rendered',
    isAskedOnce: true,
    requests: async ({ db }) => (await sampleProfiles(db, 1, PAGES)).map(profilePage),
  },
  {
    name: 'board-html-cached',
    title: 'board HTML, cached',
    mostFloors: 1.1,
    mostMilliseconds: 0.35,
    requests: async ({ db }) => (await sampleBoards(db, PAGE, 1)).map(boardPage),
  },
  {
    name: 'save',
    title: 'save a pin',
    mostFloors: 10,
    mostMilliseconds: 3.2,
    withWorker: true,
    requests: async ({ db, signedIn }) =>
      (await samplePins(db, SAMPLE)).flatMap(({ id }, place) => {
        const saver = signedIn[place % signedIn.length]
        return saver ? [save(saver, id, saver.boardIds[place % saver.boardIds.length] ?? '')] : []
      }),
  },
]

const boardPage = ({ username, slug }: { username: string; slug: string }): WireRequest => ({
  method: 'GET',
  path: routes.board.build({ username, slug }),
  headers: visitor,
})

const profilePage = ({ username }: { username: string }): WireRequest => ({
  method: 'GET',
  path: routes.profile.build({ username }),
  headers: visitor,
})

const save = (saver: SignedIn, pinId: string, boardId: string): WireRequest => ({
  ...callOf('RepinResource', 'create', { pin_id: pinId, board_id: boardId }, saver.headers),
  isKeyed: true,
})
