import type { Board, MemberCard, MemberId, Pin } from '@pinfold/contract'
import type { Page } from '../../../platform/http/binder.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Place } from '../../pins/index.ts'
import type { IndexFilter } from './facets.ts'
import type { Hit, Searchable, SearchIndex } from './search-index.ts'

/** What a search finds. */
export type Found = Pin | Board | MemberCard
/** What the viewer may see of these. */
export type Show = (ids: Id[]) => Promise<Found[]>
/** Of hits those that are found by what everybody may still know. */
export type Verify = (hits: Hit[]) => Promise<Hit[]>

/** A page of what a search finds, and the words that were looked for in the place of those that were typed. */
export interface FoundPage extends Page<Found[]> {
  readonly correctedQuery: string | null
}

interface Search {
  readonly kind: Searchable
  readonly text: string
  readonly viewerId: MemberId | null
  readonly isOwn: boolean
  /** Nothing but what holds the words as they were typed. */
  readonly isAsTyped: boolean
  /** Of pins: what narrows it; null for nothing. */
  readonly filter: IndexFilter | null
  readonly verify: Verify
}

/** Which of the lists of a search goes on, and where. */
interface Stage {
  readonly isLoose: boolean
  /** What is looked for in the place of the text. */
  readonly corrected: string | null
  readonly after: string | null
  /** How much of the list was found on the pages before. */
  readonly seen: number
  /** Where the list before it ended. */
  readonly besides: string | null
}

const START: Stage = { isLoose: false, corrected: null, after: null, seen: 0, besides: null }
const MOST_ROUNDS = 4
/** Who finds so much is not asked what else they may mean. */
const ENOUGH = 10

interface Deps {
  readonly searchIndex: SearchIndex
}

/**
 * A page of a search: what holds the words comes first; where that is little, what holds other forms of them or most of them
 * follows. Where nothing holds them, words that the index does not know are replaced by the likeliest ones. That is said only where the viewer
 * sees something that holds these: a word that is in nothing they may see is not told of.
 */
export async function forgivingPage(deps: Deps, search: Search, place: Place, show: Show): Promise<FoundPage> {
  const begin = place.after === null ? START : readStage(place.after)
  const first = await fill(deps, search, begin, place.limit, show)
  const isOver = first.next === null && begin.seen + first.items.length < ENOUGH
  const isForgiven = !search.isAsTyped && !begin.isLoose && search.kind !== 'member'
  if (!isOver || !isForgiven) return { ...first, correctedQuery: begin.corrected }
  const isNothing = place.after === null && first.items.length === 0
  const corrected = isNothing ? await deps.searchIndex.correct(search.text) : null
  return (
    (corrected === null ? null : await correctedPage(deps, search, corrected, place, show)) ??
    goOn(deps, search, { ...begin, besides: first.after }, first.items, place.limit, show)
  )
}

/** A page of what the corrected words find; null where the viewer sees nothing that holds them. */
async function correctedPage(deps: Deps, search: Search, corrected: string, place: Place, show: Show) {
  const stage = { ...START, corrected }
  const held = await fill(deps, search, stage, place.limit, show)
  if (held.next !== null || held.items.length >= ENOUGH) return { ...held, correctedQuery: corrected }
  const page = await goOn(deps, search, { ...stage, besides: held.after }, held.items, place.limit, show)
  return held.items.length > 0 || page.hasWhole ? page : null
}

/** The rest of a page whose words find no more, from what they find loosely. */
async function goOn(
  deps: Deps,
  search: Search,
  { corrected, besides }: Stage,
  items: readonly Found[],
  wanted: number,
  show: Show,
): Promise<FoundPage & Filled> {
  const stage = { ...START, isLoose: true, corrected, besides }
  const limit = wanted - items.length
  const none = { after: besides, hasWhole: false }
  if (limit <= 0) return { items: [...items], next: writeStage(stage), ...none, correctedQuery: corrected }
  const rest = await fill(deps, search, stage, limit, show)
  return { ...rest, items: [...items, ...rest.items], correctedQuery: corrected }
}

interface Filled {
  items: Found[]
  next: string | null
  /** The key of the last that was found, also where the list is over. */
  after: string | null
  /** Whether something of it holds all the words. */
  hasWhole: boolean
}

/** So much of one list, as far as it goes. Pages emptied by the rules are filled from the next ones. */
async function fill({ searchIndex }: Deps, search: Search, stage: Stage, wanted: number, show: Show): Promise<Filled> {
  const items: Found[] = []
  const whole = new Set<Id>()
  const text = stage.corrected ?? search.text
  const { besides } = stage
  const { verify, ...asked } = search
  let { after } = stage
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const limit = wanted - items.length
    const hits = await searchIndex.query({ ...asked, text, isLoose: stage.isLoose, after, besides, limit })
    const still = await verify(hits)
    for (const { id, isWhole } of still) if (isWhole) whole.add(id)
    items.push(...(await show(still.map(({ id }) => id))))
    after = hits.at(-1)?.key ?? after
    if (hits.length < limit) return { items, next: null, after, hasWhole: items.some(({ id }) => whole.has(id)) }
    if (items.length >= wanted) break
  }
  return {
    items,
    next: writeStage({ ...stage, after, seen: stage.seen + items.length }),
    after,
    hasWhole: items.some(({ id }) => whole.has(id)),
  }
}

const writeStage = ({ isLoose, corrected, after, seen, besides }: Stage): string =>
  JSON.stringify([isLoose, corrected, after, seen, after === null ? besides : null])

function readStage(key: string): Stage {
  // Older bookmarks are of lists that nobody loosened.
  if (!key.startsWith('[')) return { ...START, after: key, seen: ENOUGH }
  const [isLoose, corrected, after, seen, besides = null] = JSON.parse(key) as StageFields
  return { isLoose, corrected, after, seen, besides }
}

type StageFields = [boolean, string | null, string | null, number, (string | null)?]
