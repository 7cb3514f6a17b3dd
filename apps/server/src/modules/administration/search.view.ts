import type { AdminSearchKind, FoundThing, MemberId } from '@pinfold/contract'
import type { Employee } from '../../platform/auth/employee.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Page } from '../../platform/http/binder.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { findMemberIdByEmail, findMemberIdByUsername, emailKey } from '../accounts/index.ts'
import type { SearchIndex } from '../discovery/index.ts'
import {
  findAnyBoardBySlug,
  findAnyBoards,
  findAnyMembers,
  findAnyPins,
  findContentHash,
  findPicturesOfContent,
  inWantedOrder,
} from './administration.queries.ts'
import { seenByEmployee } from './employee-sight.ts'
import { type Owners, presentBoard, presentMember, presentPicture, presentPin } from './present-found.ts'
import { readWish, type Wish } from './read-wish.ts'

/** What searches of the admin area need. */
export interface AdminSearchDeps {
  readonly db: Db
  readonly clock: Clock
  readonly searchIndex: SearchIndex
  readonly mediaUrl: string
  /** What was reported of these things or members, the newest first; modules above know. */
  readonly reportsAbout: (ids: readonly Id[], limit: number) => Promise<FoundThing[]>
}

interface Asked {
  readonly employee: Employee
  readonly wish: Wish
  readonly after: string | null
  readonly limit: number
}

type Search = (deps: AdminSearchDeps, asked: Asked) => Promise<Page<FoundThing[]>>

/** Each kind of thing has its search; whoever adds a kind to the contract adds it here. */
const searches: Readonly<Record<AdminSearchKind, Search>> = {
  members: searchMembers,
  pins: searchPins,
  boards: searchBoards,
  pictures: searchPictures,
  reports: searchReports,
}

/** A page of what an employee looks for. What is named exactly comes first, hidden or not; then what the index has. */
export const adminSearchView = (
  deps: AdminSearchDeps,
  employee: Employee,
  { query, kind }: { query: string; kind: AdminSearchKind },
  page: { after: string | null; limit: number },
): Promise<Page<FoundThing[]>> => searches[kind](deps, { employee, wish: readWish(query), ...page })

async function searchMembers(deps: AdminSearchDeps, asked: Asked) {
  const named = asked.after === null ? await namedMembers(deps, asked.wish) : []
  const { ids, next } = await withWords(deps, 'member', named, asked)
  const rows = seenByEmployee(asked.employee, inWantedOrder(ids, await findAnyMembers(deps.db, ids)))
  return { items: rows.map((row) => presentMember(row, deps.mediaUrl)), next }
}

async function searchPins(deps: AdminSearchDeps, asked: Asked) {
  const { id } = asked.wish
  const { ids, next } = await withWords(deps, 'pin', asked.after === null && id !== null ? [id] : [], asked)
  const rows = seenByEmployee(asked.employee, inWantedOrder(ids, await findAnyPins(deps.db, ids)))
  const owners = await ownersOf(
    deps.db,
    rows.map(({ pinnerId }) => pinnerId),
  )
  return { items: rows.map((row) => presentPin(row, owners, deps.mediaUrl)), next }
}

async function searchBoards(deps: AdminSearchDeps, asked: Asked) {
  const named = asked.after === null ? await namedBoards(deps, asked.wish) : []
  const { ids, next } = await withWords(deps, 'board', named, asked)
  const rows = seenByEmployee(asked.employee, inWantedOrder(ids, await findAnyBoards(deps.db, ids)))
  const owners = await ownersOf(
    deps.db,
    rows.map(({ ownerId }) => ownerId),
  )
  return { items: rows.map((row) => presentBoard(row, owners)), next }
}

/** Every address that the same bytes have: what was uploaded once may be shown at many. */
async function searchPictures(deps: AdminSearchDeps, { employee, wish, after, limit }: Asked) {
  const hash = wish.signature === null ? undefined : await findContentHash(deps.db, wish.signature)
  if (hash === undefined) return { items: [], next: null }
  const found = await findPicturesOfContent(deps.db, hash, after ?? '', limit + 1)
  const rows = seenByEmployee(employee, found.slice(0, limit))
  const owners = await ownersOf(
    deps.db,
    rows.map(({ ownerId }) => ownerId),
  )
  return {
    items: rows.map((row) => presentPicture(row, owners, deps.mediaUrl)),
    next: found.length > limit ? (rows.at(-1)?.signature ?? null) : null,
  }
}

/** Reports by their own number, by that of a thing, or by the member whose things they are about. */
async function searchReports(deps: AdminSearchDeps, { employee, wish, after, limit }: Asked) {
  const ids =
    after === null ? [...new Set([...(wish.id === null ? [] : [wish.id]), ...(await namedMembers(deps, wish))])] : []
  return { items: [...seenByEmployee(employee, await deps.reportsAbout(ids, limit))], next: null }
}

/** The ids of a page: those that were named, then those that the index has for the words. */
async function withWords(
  { searchIndex }: AdminSearchDeps,
  kind: 'member' | 'pin' | 'board',
  named: readonly Id[],
  { wish, after, limit }: Asked,
): Promise<{ ids: Id[]; next: string | null }> {
  if (wish.words === null) return { ids: [...named], next: null }
  const search = { kind, text: wish.words, viewerId: null, isOwn: false, isLoose: false, filter: null, after, limit }
  const hits = await searchIndex.query(search)
  const ids = [...new Set([...named, ...hits.map(({ id }) => id)])]
  return { ids, next: hits.length < limit ? null : (hits.at(-1)?.key ?? null) }
}

async function namedMembers({ db, clock }: AdminSearchDeps, wish: Wish): Promise<Id[]> {
  const byName = wish.usernameKey === null ? null : await findMemberIdByUsername(db, wish.usernameKey, clock.now())
  const byEmail = wish.email === null ? null : await findMemberIdByEmail(db, emailKey(wish.email))
  return [...new Set([wish.id, byName, byEmail].filter((id) => id !== null))]
}

async function namedBoards({ db, clock }: AdminSearchDeps, { id, board }: Wish): Promise<Id[]> {
  if (id !== null) return [id]
  if (board === null) return []
  const ownerId = await findMemberIdByUsername(db, board.usernameKey, clock.now())
  const boardId = ownerId === null ? undefined : await findAnyBoardBySlug(db, ownerId, board.slug)
  return boardId === undefined ? [] : [boardId]
}

/** Whose things these are. */
export const ownersOf = async (db: Db, ids: readonly MemberId[]): Promise<Owners> => {
  const wanted = [...new Set(ids)]
  const rows = wanted.length === 0 ? [] : await findAnyMembers(db, wanted)
  return new Map(rows.map((row) => [row.id, row]))
}
