import type { PinId } from '@pinfold/contract'
import { readShown, type ShownIds } from '../../platform/http/shown-ids.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { AFTER_ALL } from './feed-items.queries.ts'
import type { PopularKey } from './popular-pins.queries.ts'

/** How far a member has read each list of their home. */
export interface HomePlace {
  readonly feed: Id
  readonly popular: PopularKey
  /** The last popular pictures that were shown: a picture may become less popular meanwhile. */
  readonly shown: ShownIds
  /** The list of recommendations that was begun, and the last places of it among walks and among what rises. */
  readonly list: Id | null
  readonly inWalks: number
  readonly inRising: number
  /** The last pins that were shown, from which the next ones keep apart. */
  readonly tail: readonly PinId[]
  /** Nothing new was left, so what was seen comes again. */
  readonly isSeenToo: boolean
}

const ABOVE_ALL: PopularKey = { score: AFTER_ALL, aggregateId: AFTER_ALL }
const BEGINNING: HomePlace = {
  feed: AFTER_ALL,
  popular: ABOVE_ALL,
  shown: readShown(null),
  list: null,
  inWalks: -1,
  inRising: -1,
  tail: [],
  isSeenToo: false,
}

/** The place as a bookmark holds it. */
export const writeHomePlace = ({ feed, popular, shown, list, inWalks, inRising, tail, isSeenToo }: HomePlace): string =>
  [
    `m${feed}`,
    `${popular.score}.${popular.aggregateId}`,
    `${list ?? ''}.${inWalks}.${inRising}`,
    tail.join('.'),
    isSeenToo ? 's' : '',
    shown.and([]),
  ].join('|')

/** Reads it again; also `f…` and `p…`, which pages that were opened before an update hold. */
export function readHomePlace(key: string | null): HomePlace {
  if (key === null) return BEGINNING
  if (key.startsWith('f')) return { ...BEGINNING, feed: key.slice(1) }
  if (key.startsWith('p')) return { ...BEGINNING, feed: '0', popular: popularKeyOf(key) }
  const [feed = AFTER_ALL, popular = '', recommended = '', before = '', seen = '', shown = ''] = key.slice(1).split('|')
  const [list = '', inWalks = '-1', inRising = inWalks] = recommended.split('.')
  const tail = before === '' ? [] : before.split('.')
  return {
    feed,
    popular: readPopular(popular),
    shown: readShown(shown),
    list: list === '' ? null : list,
    inWalks: Number(inWalks),
    inRising: Number(inRising),
    tail,
    isSeenToo: seen === 's',
  }
}

/** Where a visitor's list goes on. */
export const writePopularKey = ({ score, aggregateId }: PopularKey, shown: string): string =>
  `p${score}.${aggregateId}.${shown}`

/** What a visitor's list has shown last. */
export const popularShown = (key: string | null): ShownIds => readShown(key?.split('.')[2] ?? null)

/** Where the list of popular pins goes on; at its beginning for null. */
export const popularKeyOf = (key: string | null): PopularKey => (key === null ? ABOVE_ALL : readPopular(key.slice(1)))

function readPopular(key: string): PopularKey {
  const [score = '0', aggregateId = '0'] = key.split('.')
  return { score, aggregateId }
}

/** The beginning of a home that has shown all there is, and shows it again. */
export const beginAgain: string = writeHomePlace({ ...BEGINNING, isSeenToo: true })
