import {
  type advancedTypeaheadResource,
  type OptionsOf,
  routes,
  searchPath,
  type TypeaheadItem,
} from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { CardDeps, KnownMember } from '../../graph/index.ts'
import { knowMembers, presentMemberCard } from '../../graph/index.ts'
import { boardPath, isBoardListed, knowBoards, type KnownBoard } from '../../boards/index.ts'
import { type Suggestion, findSuggestions } from './suggestions.queries.ts'
import { isFindable } from './search.view.ts'
import { anyWordOf, queryOf, searchKey } from './search-words.ts'

type Options = OptionsOf<typeof advancedTypeaheadResource.get>

/**
 * What the beginning of a query may become: titles, members and boards in turn. Blocks and privacy hold as in searches;
 * a title is offered only where the viewer may find its pinner. At most eight statements.
 */
export async function typeaheadView(
  deps: CardDeps,
  viewer: Viewer,
  { term, count, types }: Pick<Options, 'term' | 'count' | 'types'>,
): Promise<{ items: TypeaheadItem[] }> {
  const key = searchKey(term)
  // One letter begins too many words; names that begin with it are found by their own order.
  const query = key.length > 1 ? queryOf(term) : anyWordOf(term, 1)
  if (query === null) return { items: [] }
  const nameKey = key.replaceAll(' ', '')
  const wanted = new Set(types.split(',').map((type) => type.trim()))
  const all = await findSuggestions(deps.db, { key, nameKey, query, viewerId: viewer.id, limit: count })
  const found = all.filter(({ kind }) => wanted.has(kind))
  const of = (kind: Suggestion['kind']) => found.filter((suggestion) => suggestion.kind === kind)
  const [members, boards] = await Promise.all([
    knowMembers(
      deps,
      viewer,
      [...of('query'), ...of('user')].map(({ id }) => id),
    ),
    knowBoards(
      deps,
      viewer,
      of('board').map(({ id }) => id),
    ),
  ])
  const findable = ({ id }: Suggestion) => {
    const member = members.get(id)
    return member && isFindable(member) ? [member] : []
  }
  const titles = new Set(of('query').flatMap((entry) => (findable(entry).length === 0 ? [] : [entry.text])))
  const people = new Map(of('user').flatMap((entry) => findable(entry).map((member) => [member.row.id, member])))
  const listed = new Map(
    of('board').flatMap(({ id }) => {
      const board = boards.get(id)
      return board && isBoardListed(board.facts) ? [[id, board] as const] : []
    }),
  )
  const lists = [
    [...titles].map(titleItem),
    [...people.values()].map((member) => memberItem(deps, member)),
    [...listed.values()].map(boardItem),
  ]
  return { items: inTurn(lists).slice(0, count) }
}

const titleItem = (title: string): TypeaheadItem => ({
  type: 'query',
  label: title,
  query: title,
  id: null,
  url: searchPath({ query: title }),
  image_small_url: null,
  username: null,
})

function memberItem(deps: CardDeps, member: KnownMember): TypeaheadItem {
  const { username, fullName, id } = member.row
  return {
    type: 'user',
    label: fullName,
    query: username,
    id,
    url: routes.profile.build({ username }),
    image_small_url: presentMemberCard(deps, member).image_small_url,
    username,
  }
}

const boardItem = (board: KnownBoard): TypeaheadItem => ({
  type: 'board',
  label: board.row.name,
  query: board.row.name,
  id: board.row.id,
  url: boardPath(board),
  image_small_url: null,
  username: null,
})

/** The first of each list, then the second of each, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}
