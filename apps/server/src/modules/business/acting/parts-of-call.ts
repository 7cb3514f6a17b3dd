import { type Endpoint, type NamedThing, namedSiteDomain, usernameKey } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type Id, NO_ID } from '../../../platform/ids/ids.ts'
import { lookUpBoardId } from '../../boards/index.ts'
import { findFeedSite } from '../../claims/index.ts'
import { findPins, maySeePin } from '../../pins/index.ts'
import { findSections } from '../../sections/index.ts'
import type { Part } from '../assets/asset-roles.queries.ts'
import { readId } from '../read-id.ts'

interface Deps {
  readonly db: Db
  readonly clock: Clock
}

interface Subject {
  readonly id: Id
  readonly username: string
  /** Boards that the actor reads for them. */
  readonly boardIds: readonly string[]
  /** Whether they have a role on the profile. */
  readonly hasProfile: boolean
}

type Options = Readonly<Record<string, unknown>>

const board = (id: Id | null | undefined): Part => ({ type: 'board', id: id ?? NO_ID })
const profile: Part = { type: 'profile', id: '' }
/** What nobody has a role on. */
const nothing = board(null)
/** Whether what was named is missing, or lies on no board. */
export const isNothing = ({ type, id }: Part): boolean => type === nothing.type && id === nothing.id

/**
 * The parts of a business that a call is about, or null where it does not say them. Whatever lies on a board counts as the
 * board; what is missing, or lies nowhere, as something that nobody has a role on.
 */
export async function partsOfCall(
  deps: Deps,
  actor: Viewer,
  subject: Subject,
  { endpoint, options }: { endpoint: Endpoint; options: object },
): Promise<Part[] | null> {
  const { acting } = endpoint.facts
  const on = typeof acting === 'object' ? acting.on : undefined
  if (on === undefined || on === 'actor') return null
  if (on === 'profile') return [profile]
  const isOfProfile = typeof acting === 'object' && acting.orOn === 'profile'
  if (isOfProfile && subject.hasProfile) return [profile]
  const named = Object.entries(on).flatMap(([option, thing]) => {
    const value = (options as Options)[option]
    return typeof value === 'string' && value !== '' && thing !== undefined ? [{ option, thing, value }] : []
  })
  const found = await Promise.all(named.map((each) => partOf(deps, actor, subject, options as Options, each)))
  const parts = found.filter((part) => part !== null)
  if (parts.length > 0) return parts
  return isOfProfile ? [profile] : null
}

interface NamedByOption {
  readonly option: string
  readonly thing: NamedThing
  readonly value: string
}

async function partOf(deps: Deps, actor: Viewer, subject: Subject, options: Options, named: NamedByOption) {
  const { thing, value } = named
  switch (thing) {
    case 'board':
      return board(await boardIdOf(deps, options, named))
    case 'section': {
      const [section] = await findSections(deps.db, [readId(value) ?? NO_ID])
      return board(section?.boardId)
    }
    case 'pin':
      return board(await boardOfPin(deps, value))
    case 'source':
      return (await isOpenSource(deps, actor, subject, value)) ? null : nothing
    case 'site':
      return { type: 'site', id: namedSiteDomain(value) } as const
    case 'feed':
      return siteOfFeed(deps, subject, value)
    case 'member':
      return value === subject.id || usernameKey(value) === usernameKey(subject.username) ? profile : nothing
  }
}

async function boardIdOf(deps: Deps, { username }: Options, { option, value }: NamedByOption): Promise<Id | null> {
  const owner = typeof username === 'string' ? username : undefined
  if (option === 'board_url') return lookUpBoardId(deps, { board_url: value })
  if (option.endsWith('slug')) return lookUpBoardId(deps, { username: owner, slug: value })
  return readId(value)
}

async function boardOfPin({ db }: Deps, id: string): Promise<Id | null> {
  const [pin] = await findPins(db, [readId(id) ?? NO_ID])
  return pin?.boardId ?? null
}

/** The website that a feed of the business is published from. */
async function siteOfFeed({ db }: Deps, { id: memberId }: Subject, id: string): Promise<Part> {
  const domain = await findFeedSite(db, memberId, readId(id) ?? NO_ID)
  return domain === null ? nothing : { type: 'site', id: domain }
}

/** A Pin may be saved from wherever the actor sees it: as themself, or on a board that they read for the business. */
async function isOpenSource(deps: Deps, actor: Viewer, { boardIds }: Subject, id: string): Promise<boolean> {
  const boardId = await boardOfPin(deps, id)
  if (boardId !== null && boardIds.includes(boardId)) return true
  return maySeePin(deps, actor, readId(id) ?? NO_ID)
}
