import type { z } from 'zod'
import type { Id } from '../../../platform/ids/ids.ts'
import type { TwoPictures } from './compare-pictures.ts'
import type { AlikePicture } from './look-answers.ts'
import type { StoredLook } from './looks.queries.ts'
import { type LookBox, wholePicture } from './look-box.ts'
import {
  alikeAnswer,
  type AlikeQuestion,
  copyAnswer,
  describeAnswer,
  lookSearchAnswer,
  type NewLooks,
  twoPictures,
} from './look-wire.ts'

/** What is found by bytes, and which parts of them somebody may mean. */
export interface LookFound {
  readonly pictures: readonly AlikePicture[]
  readonly suggested: readonly LookBox[]
}

/** Which part of some bytes is searched by. */
export interface Searched {
  readonly box: LookBox
  readonly wanted: number
  /** A photo may be askew or have a border, and is found all the same, at four times the work. */
  readonly isPhoto: boolean
}

/** Who knows what pictures look like. */
export interface Looks {
  /** False where nobody looks: it is switched off, or not installed. */
  readonly isOn: boolean
  /** Public pictures like one of them, the most alike first; empty where nobody answers in time. */
  alike(id: Id, wanted: number): Promise<readonly AlikePicture[]>
  /** Public pictures like one of them, or with a part that is; no page waits for the answer. Rejects where nobody answers. */
  alikeInPart(id: Id, wanted: number): Promise<readonly AlikePicture[]>
  /** Public pictures like what is within the border of these bytes; none where there is no border. Rejects where nobody answers. */
  alikeWithin(bytes: Uint8Array, wanted: number): Promise<readonly AlikePicture[]>
  /** What two pictures are to each other, pixel by pixel. Rejects where nobody answers. */
  compare(bytes: Uint8Array, other: Uint8Array): Promise<TwoPictures>
  /** Public pictures that look like a part of these bytes, or have a part that does. */
  search(bytes: Uint8Array, searched: Searched): Promise<LookFound | 'unreadable' | 'unanswered'>
  /** What bytes look like, as it is stored; null where they are no picture. Rejects where nobody answers. */
  describe(bytes: Uint8Array): Promise<StoredLook | null>
  /** Says that these pictures may be seen by everybody, and are looked at. */
  tell(pictures: NewLooks['pictures']): Promise<void>
}

/** Where there is nobody. */
export const noLooks: Looks = {
  isOn: false,
  alike: () => Promise.resolve([]),
  alikeInPart: () => Promise.resolve([]),
  alikeWithin: () => Promise.resolve([]),
  compare: () => Promise.resolve({ isCopy: false, isRecolored: false }),
  search: () => Promise.resolve('unanswered'),
  describe: () => Promise.reject(new Error('nobody looks at pictures')),
  tell: () => Promise.resolve(),
}

/** Sends bytes to the recommender. */
export type Ask = (
  path: string,
  body: string | Uint8Array,
  patience: number,
) => Promise<{ status: number; text: string }>

const PATIENCE_OF_PAGES = 200
/** The first search after a pause waits for the process that looks. */
const PATIENCE_OF_SEARCHES = 8000
/** A picture waits behind many others. */
const PATIENCE_OF_JOBS = 120_000
const LONG_PATIENCE = 10_000

/** Asks the recommender. */
export function askLooks(ask: Ask): Looks {
  const read = async <A extends z.ZodType>(answer: A, ...asked: Parameters<Ask>): Promise<z.output<A>> => {
    const { status, text } = await ask(...asked)
    if (status !== 200) throw new Error(`the recommender answered ${status} about looks`)
    return answer.parse(JSON.parse(text))
  }
  return {
    isOn: true,
    async alike(id, wanted) {
      const question: AlikeQuestion = { id, wanted, isPart: false }
      const answer = read(alikeAnswer, '/looks/alike', JSON.stringify(question), PATIENCE_OF_PAGES)
      return answer.then(({ pictures }) => pictures).catch(() => [])
    },
    async alikeInPart(id, wanted) {
      const question: AlikeQuestion = { id, wanted, isPart: true }
      return (await read(alikeAnswer, '/looks/alike', JSON.stringify(question), LONG_PATIENCE)).pictures
    },
    async alikeWithin(bytes, wanted) {
      const address = `/looks/search?${queryOf(wholePicture)}&wanted=${wanted}&way=bare`
      return (await read(lookSearchAnswer, address, bytes, PATIENCE_OF_JOBS)).found?.pictures ?? []
    },
    compare: (bytes, other) => read(copyAnswer, '/looks/copy', twoPictures.join(bytes, other), PATIENCE_OF_JOBS),
    async search(bytes, { box, wanted, isPhoto }) {
      const address = `/looks/search?${queryOf(box)}&wanted=${wanted}&way=${isPhoto ? 'photo' : 'picture'}`
      const answer = await read(lookSearchAnswer, address, bytes, PATIENCE_OF_SEARCHES).catch(
        () => 'unanswered' as const,
      )
      return answer === 'unanswered' ? answer : (answer.found ?? 'unreadable')
    },
    async describe(bytes) {
      const { stored } = await read(describeAnswer, `/looks/describe?${queryOf(wholePicture)}`, bytes, PATIENCE_OF_JOBS)
      if (stored === null) return null
      return { vectors: Buffer.from(stored.vectors, 'base64'), sketch: Buffer.from(stored.sketch, 'base64') }
    },
    async tell(pictures) {
      // It reads them from the database when it is back.
      await ask('/looks/new', JSON.stringify({ pictures }), LONG_PATIENCE).catch(() => undefined)
    },
  }
}

const queryOf = ({ x, y, w, h }: LookBox) => `x=${x}&y=${y}&w=${w}&h=${h}`
