import { bucketOf, type Id } from '../../apps/server/src/platform/ids/ids.ts'
import { pinSight } from '../../apps/server/src/modules/pins/pin-sight.ts'
import { drawSignature } from '../../apps/server/src/modules/media/index.ts'
import { type MadeBoard, WALL_BOARD } from './boards.ts'
import type { DatedIds } from './dated-ids.ts'
import type { MadeMember } from './people.ts'
import { type Random, zipfPicker } from './random.ts'

const CREATED = 0.2
const BOARDLESS = 0.02

/** What the saves of one picture share, counted. */
export interface MadeAggregate {
  readonly id: Id
  readonly signature: string
  /** Which of the stored pictures; also what its words are made of. */
  readonly number: number
  readonly isPublic: boolean
  readonly ownerId: Id
  /** Of a picture that asks who looks: the pin it asks for. */
  readonly pinId: Id | null
  readonly createdAt: Date
  saveCount: number
}

/** A pin of the data set. Boards and members by their places. */
export interface MadePin {
  readonly id: Id
  readonly pinner: number
  readonly board: number | null
  readonly sectionId: Id | null
  readonly edgeId: Id | null
  readonly aggregate: MadeAggregate
  readonly isCreated: boolean
  readonly isListed: boolean
  readonly isReadableByAll: boolean
  readonly savedFrom: Id | null
  readonly createdAt: Date
}

interface PinWorld {
  readonly members: readonly MadeMember[]
  readonly boards: readonly MadeBoard[]
  readonly ids: DatedIds
  readonly random: Random
}

interface PinMaker {
  /** The next pin, on a board drawn by Zipf's law or, with the given probability, on the wall's. */
  make(): MadePin
  /** Of all pins so far. */
  readonly aggregates: readonly MadeAggregate[]
}

/** Makes the pins in the order of time. */
export function createPinMaker(world: PinWorld, wallShare: number): PinMaker {
  const { members, boards, ids, random } = world
  const pickBoard = zipfPicker(boards.length, 0.6)
  const isPrivate = new Set(members.filter((member) => member.isPrivate).map(({ id }) => id))
  const sources: { id: Id; aggregate: MadeAggregate }[] = []
  const aggregates: MadeAggregate[] = []
  let pictures = 0
  return { make, aggregates }

  function make(): MadePin {
    const place = random.isHit(BOARDLESS) ? null : random.isHit(wallShare) ? WALL_BOARD : pickBoard(random)
    const board = place === null ? undefined : boards[place]
    const pinner = board ? drawPinner(board, random) : random.below(members.length)
    const { id: pinnerId = '0', bucket = 0 } = members[pinner] ?? {}
    const sight = pinSight(sightRow(board, members), (id) => isPrivate.has(id), pinnerId)
    const id = ids.next(bucket)
    // Any earlier pin is as likely, so pictures with many saves are saved more: a Yule process, Zipf-like in the end.
    const source = random.isHit(CREATED) ? undefined : sources[random.below(sources.length)]
    const isJoining = source !== undefined && sight.isReadableByAll
    const aggregate = isJoining ? source.aggregate : startAggregate(source?.aggregate.number, pinnerId, id, sight)
    if (isJoining) aggregate.saveCount += 1
    if (sight.isListed && sight.isReadableByAll) sources.push({ id, aggregate })
    const placed = board ? putOnBoard(board, pinner, random) : { sectionId: null, edgeId: null }
    const isCreated = source === undefined
    count(pinner, isCreated, sight.isListed)
    return {
      id,
      pinner,
      board: place,
      ...placed,
      aggregate,
      isCreated,
      ...sight,
      savedFrom: source?.id ?? null,
      createdAt: ids.now(),
    }
  }

  function startAggregate(
    number: number | undefined,
    ownerId: Id,
    pinId: Id,
    sight: { isReadableByAll: boolean },
  ): MadeAggregate {
    pictures += number === undefined ? 1 : 0
    const aggregate = {
      id: ids.next(bucketOf(ownerId)),
      signature: drawSignature(),
      number: number ?? pictures,
      isPublic: sight.isReadableByAll,
      ownerId,
      pinId: sight.isReadableByAll ? null : pinId,
      createdAt: ids.now(),
      saveCount: 0,
    }
    aggregates.push(aggregate)
    return aggregate
  }

  function putOnBoard(board: MadeBoard, pinner: number, random: Random) {
    const section = random.isHit(0.7) ? board.sections[random.below(board.sections.length)] : undefined
    if (section) section.pinCount += 1
    const edgeId = ids.next(bucketOf(board.id))
    board.pinCount += 1
    board.lastPinnedAt = ids.now()
    for (const member of new Set([pinner, board.owner])) board.lastEdges.set(member, edgeId)
    return { sectionId: section?.id ?? null, edgeId }
  }

  function count(pinner: number, isCreated: boolean, isListed: boolean) {
    const member = members[pinner]
    if (!member) return
    member.lastSavedAt = ids.now()
    member.counts.totalPins += 1
    member.counts.pins += isListed ? 1 : 0
    member.counts.createdPins += isListed && isCreated ? 1 : 0
  }
}

const drawPinner = (board: MadeBoard, random: Random) =>
  random.isHit(0.3) ? (board.collaborators[random.below(board.collaborators.length)] ?? board.owner) : board.owner

const sightRow = (board: MadeBoard | undefined, members: readonly MadeMember[]) =>
  board
    ? {
        ownerId: members[board.owner]?.id ?? '0',
        privacy: board.privacy,
        archivedAt: null,
        deletedAt: null,
        withheldIn: '',
      }
    : null
