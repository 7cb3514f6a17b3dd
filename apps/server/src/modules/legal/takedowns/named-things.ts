import { matchRoute, usernameKey, type TakedownObjectType } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { asVisitor, findMemberIdByUsername } from '../../accounts/index.ts'
import { canSeeBoardPins, knowBoards, lookUpBoardId } from '../../boards/index.ts'
import { knowMembers, sightOf } from '../../graph/index.ts'
import { canSeePin, knowPins } from '../../pins/index.ts'
import { takedownRefusalWords } from './takedown-refusals.words.ts'

interface NameDeps {
  readonly db: Db
  readonly clock: Clock
  readonly publicUrl: URL
}

/** A thing that a request names, and whose it is. */
export interface OwnedThing {
  readonly type: TakedownObjectType
  readonly id: Id
  readonly ownerId: Id
}

interface Named {
  readonly address: string
  readonly type: TakedownObjectType
  readonly id: Id
}

/**
 * The things at the addresses, each once. Throws `not_of_this_site` for the first address that shows the asker no pin, board
 * or profile: what is hidden from them reads like what is not there. Whoever is blocked sees what visitors see.
 */
export async function thingsAt(deps: NameDeps, viewer: Viewer, addresses: readonly string[]): Promise<OwnedThing[]> {
  const named = await Promise.all(addresses.map((address) => nameAt(deps, address)))
  const [ownerSeen, ownerShown] = await Promise.all([
    ownersSeenBy(deps, viewer, named),
    ownersSeenBy(deps, asVisitor(viewer), named),
  ])
  const things = named.map((one) => {
    const ownerId = ownerSeen(one) ?? ownerShown(one)
    if (ownerId === undefined) throw notOurs(one.address)
    return { type: one.type, id: one.id, ownerId }
  })
  return [...new Map(things.map((thing) => [thing.id, thing])).values()]
}

/** Whose each thing is, for things that the viewer sees. */
async function ownersSeenBy(deps: NameDeps, viewer: Viewer, named: readonly Named[]) {
  const idsOf = (type: TakedownObjectType) => named.flatMap((one) => (one.type === type ? [one.id] : []))
  const [pins, boards, members] = await Promise.all([
    knowPins(deps, viewer, idsOf('pin')),
    knowBoards(deps, viewer, idsOf('board')),
    knowMembers(deps, viewer, idsOf('user')),
  ])
  return ({ type, id }: Named): Id | undefined => {
    if (type === 'pin') {
      const pin = pins.get(id)
      return pin && canSeePin(pin.facts).isAllowed ? pin.row.pinnerId : undefined
    }
    if (type === 'board') {
      const board = boards.get(id)
      return board && canSeeBoardPins(board.facts).isAllowed ? board.row.ownerId : undefined
    }
    const member = members.get(id)
    return member && sightOf(member) !== 'hidden' ? id : undefined
  }
}

const notOurs = (address: string) =>
  new AppError('not_of_this_site', {
    field: 'addresses',
    detail: `addresses: ${takedownRefusalWords.notHere({ address: address.slice(0, 200) })}`,
  })

const loopback = ['localhost', '127.0.0.1', '[::1]']

async function nameAt(deps: NameDeps, address: string): Promise<Named> {
  const url = URL.parse(address, deps.publicUrl)
  const isOurs =
    url?.host === deps.publicUrl.host ||
    [url, deps.publicUrl].every((each) => each !== null && loopback.includes(each.hostname))
  const match = url !== null && isOurs && /^https?:$/.test(url.protocol) ? matchRoute(url.pathname) : null
  if (match?.name === 'closeup') return { address, type: 'pin', id: match.params.pinId }
  if (match?.name === 'board') {
    const id = await lookUpBoardId(deps, match.params)
    if (id !== null) return { address, type: 'board', id }
  }
  if (match?.name === 'profile' || match?.name === 'profileSaved' || match?.name === 'profileCreated') {
    const id = await findMemberIdByUsername(deps.db, usernameKey(match.params.username), deps.clock.now())
    if (id !== null) return { address, type: 'user', id }
  }
  throw notOurs(address)
}
