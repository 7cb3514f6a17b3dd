import { historyResource, userFollowResource } from '@pinfold/contract'
import { expect, vi } from 'vitest'
import { makeExplore } from '../../src/modules/discovery/explore/make-explore.ts'
import { makeWished } from '../../src/modules/discovery/recommended/make-recommendations.ts'
import type { ArticleInput } from '../../src/modules/articles/index.ts'
import { createArticle, publishArticle } from '../articles/as-editor.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import type { TestApp } from '../support/test-app.ts'

/** Somebody with a board and pins that stand on every list. */
export interface Keeper {
  readonly member: SignedIn
  readonly boardId: string
  readonly pinIds: readonly string[]
}

/** So many things that each list of discovery has more than a page of them. */
export interface ListedWorld {
  readonly app: TestApp
  readonly keepers: readonly Keeper[]
  /** Saved what the keepers save, has many pins, and looked at many. */
  readonly reader: SignedIn
  readonly readersBoardId: string
  /** Follows many. */
  readonly follower: SignedIn
  readonly followersBoardId: string
  /** On many boards. */
  readonly sharedPinId: string
  /** What the lists are asked by, and whoever makes new things: nothing of it goes. */
  readonly spared: ReadonlySet<string>
  readonly articleOfPins: string
  readonly articleOfBoards: string
  /** A new pin as the keepers have them. */
  newPin(): Promise<string>
}

const KEEPERS = 40
/** Each list takes some away from all the others. */
const PINS_EACH = 3
const SHARED = 3
const OWN = 34
/** Keepers who go on, the last ones. */
const MAKERS = 4

const article: ArticleInput = {
  title: 'Marble at home',
  summary: 'About stone',
  words: 'One.',
  type: 3,
  isShop: false,
  wall: 'pins',
  coverPinId: null,
  languages: [],
  thingIds: [],
}

/** Publishes an article. */
export async function publishOne(app: TestApp, changes: Partial<ArticleInput>): Promise<string> {
  const articleId = await createArticle(app.core, { ...article, ...changes })
  await publishArticle(app.core, { articleId })
  return articleId
}

/** Makes it; all jobs have run, and the recommender has heard of it. */
export async function makeListedWorld(app: TestApp): Promise<ListedWorld> {
  const keepers: Keeper[] = []
  const shared: string[] = []
  for (let at = 0; at < KEEPERS; at += 1) {
    const member = await signUp(app, { fullName: `Marble Keeper ${at}` })
    const { id: boardId } = await makeBoard(member, `Marble ${at}`)
    const pinIds: string[] = []
    for (let each = 0; each < PINS_EACH; each += 1)
      pinIds.push((await makeQuickPin(app, member, { board_id: boardId, title: `Marble bread ${at} ${each}` })).id)
    if (at === 0)
      for (let each = 0; each < SHARED; each += 1)
        shared.push((await makeQuickPin(app, member, { title: `Marble bread for all ${each}` })).id)
    for (const id of shared) await savePin(member, id, boardId)
    keepers.push({ member, boardId, pinIds })
  }
  const reader = await signUp(app)
  const { id: readersBoardId } = await makeBoard(reader, 'Marble')
  for (const id of shared) await savePin(reader, id, readersBoardId)
  const slates = await makeBoard(reader, 'Slates')
  for (let at = 0; at < OWN; at += 1) await makeQuickPin(app, reader, { board_id: slates.id, title: `Slate ${at}` })
  await reader.ask(historyResource.update, { is_kept: true })
  const allPins = keepers.flatMap(({ pinIds }) => pinIds)
  for (const pin_id of allPins.slice(0, OWN)) await reader.ask(historyResource.create, { pin_id })
  const follower = await signUp(app)
  const { id: followersBoardId } = await makeBoard(follower)
  for (const { member } of keepers) await follower.ask(userFollowResource.create, { user_id: member.member.id })
  await settled(app)

  await makeExplore(app.core)
  const articleOfPins = await publishOne(app, { thingIds: allPins })
  const articleOfBoards = await publishOne(app, { wall: 'boards', thingIds: keepers.map(({ boardId }) => boardId) })
  for (let at = 0; at < OWN; at += 1) await publishOne(app, { title: `Marble ${at}`, thingIds: [shared[0] ?? ''] })
  await heardBeside(app, readersBoardId, shared[0])
  await makeWished(app.core)

  const makers = keepers.slice(-MAKERS)
  const spared = new Set([
    readersBoardId,
    ...shared,
    ...makers.flatMap(({ member, boardId, pinIds }) => [member.member.id, boardId, ...pinIds]),
  ])
  let made = 0
  const newPin = async () => {
    const { member, boardId } = makers[made % MAKERS] ?? { member: reader, boardId: readersBoardId }
    made += 1
    const { id } = await makeQuickPin(app, member, { board_id: boardId, title: `Marble bread later ${made}` })
    await settled(app)
    return id
  }
  const [sharedPinId = ''] = shared
  const boards = { readersBoardId, followersBoardId, articleOfPins, articleOfBoards }
  return { app, keepers, reader, follower, ...boards, sharedPinId, spared, newPin }
}

/** Waits until the recommender knows the boards beside one. */
async function heardBeside(app: TestApp, boardId: string, pinId: string | undefined): Promise<void> {
  const { rows } = await app.pool.query<{ id: string }>('select aggregate_id::text as id from pins where id = $1', [
    pinId,
  ])
  const queries = rows.map(({ id }) => ({ id, weight: 1 }))
  await vi.waitFor(
    async () => {
      const found = await app.core.recommender.boardsBeside({ queries, leaveOut: [boardId], wanted: 100 })
      expect(found).toHaveLength(KEEPERS)
    },
    { timeout: 120_000, interval: 100 },
  )
}
