import {
  type advancedTypeaheadResource,
  type OptionsOf,
  routes,
  searchPath,
  type TypeaheadItem,
} from '@pinfold/contract'
import { asReader } from '../../../platform/auth/read-once.ts'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import { type CardDeps, type KnownMember, knowMembers, presentMemberCard } from '../../graph/index.ts'
import {
  boardPath,
  boardSight,
  type BoardViewDeps,
  isBoardListed,
  knowBoards,
  type KnownBoard,
} from '../../boards/index.ts'
import { type Id, NO_ID } from '../../../platform/ids/ids.ts'
import { openPins } from '../open-popular.ts'
import { inTurn } from '../in-turn.ts'
import { type Suggestion, findSuggestions } from './suggestions.queries.ts'
import type { SearchIndex } from './search-index.ts'
import { isFindable } from './search.view.ts'
import { holdsWords, matchedPart } from './matched-part.ts'
import { anyWordOf, queryOf, searchKey, searchWords } from './search-words.ts'

/** Beginnings shorter than this are in nearly everything people say about themselves. */
const SHORTEST_OF_ABOUT = 3

type Found =
  | { readonly kind: 'query'; readonly title: string }
  | { readonly kind: 'user'; readonly member: KnownMember }
  | { readonly kind: 'board'; readonly board: KnownBoard }

type Options = OptionsOf<typeof advancedTypeaheadResource.get>

interface Deps extends BoardViewDeps {
  readonly searchIndex: SearchIndex
}

/** Shorter beginnings are near to too many words. */
const SHORTEST_MISTYPED = 4

/**
 * What the beginning of a query may become: titles, members and boards in turn. Blocks and privacy hold as in searches;
 * a title is offered only where the viewer may find its pinner. At most fourteen statements; where nothing begins so, one
 * looks for what was mistyped, and what begins with that is offered.
 */
export async function typeaheadView(
  deps: Deps,
  viewer: Viewer,
  options: Pick<Options, 'term' | 'count' | 'types'>,
): Promise<{ items: TypeaheadItem[] }> {
  const items = await itemsFor(deps, viewer, options)
  if (items.length > 0 || searchKey(options.term).length < SHORTEST_MISTYPED) return { items }
  const meant = await deps.searchIndex.correct(options.term)
  return { items: meant === null ? [] : await itemsFor(deps, viewer, { ...options, term: meant }) }
}

async function itemsFor(
  deps: Deps,
  asking: Viewer,
  { term, count, types }: Pick<Options, 'term' | 'count' | 'types'>,
): Promise<TypeaheadItem[]> {
  const key = searchKey(term)
  // One letter begins too many words; names that begin with it are found by their own order.
  const query = key.length > 1 ? queryOf(term) : anyWordOf(term, 1)
  if (query === null) return []
  const viewer = asReader(asking)
  const nameKey = key.replaceAll(' ', '')
  const nameQuery = (key.length > 1 ? queryOf(term, 'AB') : null) ?? query
  const titleQuery = (key.length > 1 ? queryOf(term, 'A') : null) ?? query
  const isAboutSearched = key.length >= SHORTEST_OF_ABOUT
  const wanted = new Set(types.split(',').map((type) => type.trim()))
  const all = await findSuggestions(deps.db, {
    key,
    nameKey,
    query,
    nameQuery,
    titleQuery,
    isAboutSearched,
    viewerId: viewer.id,
    limit: count,
  })
  // The title of a pin that was hidden a moment ago is not told.
  const open = await openPins(
    deps.db,
    all.flatMap(({ pinId }) => (pinId === null ? [] : [pinId])),
  )
  const pinnerOf = ({ pinId }: Suggestion) => (pinId === null ? undefined : open.get(pinId)) ?? NO_ID
  const found = all.filter(({ kind, pinId }) => wanted.has(kind) && (pinId === null || open.has(pinId)))
  const of = (kind: Suggestion['kind']) => found.filter((suggestion) => suggestion.kind === kind)
  const [members, boards] = await Promise.all([
    knowMembers(deps, viewer, [...of('query').map(pinnerOf), ...of('user').map(({ id }) => id)]),
    knowBoards(
      deps,
      viewer,
      of('board').map(({ id }) => id),
    ),
  ])
  const findable = (id: Id) => {
    const member = members.get(id)
    return member && isFindable(member) ? [member] : []
  }
  const typed = searchWords(term)
  // A pin is also found by its tags, which are not in its title.
  const titles = new Set(
    of('query').flatMap((entry) =>
      holdsWords(entry.text, typed) && findable(pinnerOf(entry)).length > 0 ? [entry.text] : [],
    ),
  )
  const people = new Map(of('user').flatMap(({ id }) => findable(id).map((member) => [member.row.id, member])))
  const listed = new Map(
    of('board').flatMap(({ id }) => {
      const board = boards.get(id)
      return board && isBoardListed(board.facts) && isFindable(board.owner) ? [[id, board] as const] : []
    }),
  )
  const lists: Found[][] = [
    [...titles].map((title) => ({ kind: 'query', title })),
    [...people.values()].map((member) => ({ kind: 'user', member })),
    [...listed.values()].map((board) => ({ kind: 'board', board })),
  ]
  const shown = inTurn(lists).slice(0, count)
  const covered = shown.flatMap((one) => (one.kind === 'board' && isCoverShown(one.board) ? [one.board] : []))
  const covers = await deps.boardPins.covers(viewer, covered, 1)
  return shown.map((one) => {
    if (one.kind === 'query') return titleItem(one.title)
    if (one.kind === 'user') return memberItem(deps, one.member, typed)
    return boardItem(one.board, typed, covers.get(one.board.row.id)?.[0]?.images['170x'].url ?? null)
  })
}

// Before the pictures of such a board people are warned.
const isCoverShown = ({ row, facts }: KnownBoard) =>
  boardSight(facts) === 'full' && !row.isSensitiveByOwner && !row.isSensitiveByEmployee

const titleItem = (title: string): TypeaheadItem => ({
  type: 'query',
  label: title,
  query: title,
  id: null,
  url: searchPath({ query: title }),
  image_small_url: null,
  username: null,
  detail: null,
})

/** Where neither name holds what was typed, what the member says about themself does. */
function memberItem(deps: CardDeps, member: KnownMember, typed: readonly string[]): TypeaheadItem {
  const { username, fullName, about, id } = member.row
  const isNamedSo = holdsWords(`${username} ${searchKey(username).replaceAll(' ', '')} ${fullName}`, typed)
  return {
    type: 'user',
    label: fullName,
    query: username,
    id,
    url: routes.profile.build({ username }),
    image_small_url: presentMemberCard(deps, member).image_small_url,
    username,
    detail: isNamedSo ? null : matchedPart(about, typed),
  }
}

/** Whose board it is, and what is said of it where its name is not what matched. */
function boardItem(board: KnownBoard, typed: readonly string[], coverUrl: string | null): TypeaheadItem {
  const { id, name, description } = board.row
  const said = holdsWords(name, typed) ? null : matchedPart(description, typed)
  return {
    type: 'board',
    label: name,
    query: name,
    id,
    url: boardPath(board),
    image_small_url: coverUrl,
    username: null,
    detail: [board.owner.row.fullName, ...(said === null ? [] : [said])].join(' · '),
  }
}
