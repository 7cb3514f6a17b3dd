import {
  boardFeedResource,
  boardResource,
  boardSectionPinsResource,
  boardSectionResource,
  type Endpoint,
  getBoard,
  pinResource,
  updateMe,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViewer } from '../../src/modules/accounts/index.ts'
import { AppError } from '../../src/platform/errors/app-error.ts'
import { countStatements } from '../../src/platform/db/statement-counter.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { addCollaborator, makeBoard, makeSection, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { formOf } from '../support/statement-forms.ts'
import { ghostOf, noTarget } from './target.ts'

// What hides a thing must not show in how long the refusal takes, and the statements are nearly all of that.

let app: TestApp
let asking: Record<'a stranger' | 'a visitor', SignedIn | null>
let secret: { id: string; slug: string; username: string }
let closed: { id: string; slug: string; username: string }
let sectionId: string
const pins: Record<string, string> = {}
beforeAll(async () => {
  app = await startTestApp({ isWithoutWorker: true })
  const [owner, guest, hermit, blocker, stranger] = [
    await signUp(app),
    await signUp(app),
    await signUp(app),
    await signUp(app),
    await signUp(app),
  ]
  asking = { 'a stranger': stranger, 'a visitor': null }
  const [board, hermits, blockers] = [
    await makeBoard(owner, 'Plans', 'secret'),
    await makeBoard(hermit, 'Cave'),
    await makeBoard(blocker, 'Wall'),
  ]
  await addCollaborator(owner, board.id, guest)
  sectionId = (await makeSection(owner, board.id)).id
  pins['its owner’s pin on a secret board'] = (await makeQuickPin(app, owner, { board_id: board.id })).id
  pins['a collaborator’s pin on a secret board'] = (await makeQuickPin(app, guest, { board_id: board.id })).id
  pins['a pin on a board of a private profile'] = (await makeQuickPin(app, hermit, { board_id: hermits.id })).id
  pins['a pin on no board of a private profile'] = (await makeQuickPin(app, hermit)).id
  const lost = await makeBoard(owner, 'Lost')
  pins['a pin on a deleted board'] = (await makeQuickPin(app, owner, { board_id: lost.id })).id
  await owner.ask(boardResource.delete, { board_id: lost.id })
  await hermit.ask(updateMe, { is_private_profile: true })
  await blocker.ask(userBlockResource.create, { blocked_user_id: stranger.member.id })
  pins['a pin of somebody who blocks'] = (await makeQuickPin(app, blocker, { board_id: blockers.id })).id
  secret = { id: board.id, slug: 'plans', username: owner.member.username }
  closed = { id: hermits.id, slug: 'cave', username: hermit.member.username }
}, 120_000)
afterAll(() => app.stop())

const request = {
  requestId: 'x',
  address: '10.0.0.1',
  userAgent: '',
  idempotencyKey: undefined,
  cookies: { set: () => undefined },
}

/** The texts of all statements that the refusal took. */
async function refusal(who: 'a stranger' | 'a visitor', endpoint: Endpoint, options: object): Promise<string[]> {
  const token = asking[who]?.cookies.get('_pinterest_sess') ?? ''
  const viewer = await findViewer(app.core, { token, userAgent: 'x', country: 'US' })
  const { result, statements } = await countStatements(() =>
    app.core.binder.run(endpoint, viewer, options, request).catch((error: unknown) => error),
  )
  expect(result).toBeInstanceOf(AppError)
  // Some of the rows may be kept, which leaves one id of two to be read.
  return statements.map(formOf).toSorted()
}

const ghost = (id: string) => ghostOf({ ...noTarget, boardId: id }).boardId

describe.each(['a stranger', 'a visitor'] as const)('%s is refused by the same statements', (who) => {
  test.each([
    ['BoardResource', boardResource.get],
    ['GET /v3/boards/', getBoard],
    ['its feed', boardFeedResource.get],
  ] as const)('a hidden board and a missing one, by id: %s', async (_name, endpoint) => {
    const missing = await refusal(who, endpoint, { board_id: ghost(secret.id) })
    expect(missing.length).toBeGreaterThan(1)
    expect(await refusal(who, endpoint, { board_id: secret.id })).toEqual(missing)
    expect(await refusal(who, endpoint, { board_id: closed.id })).toEqual(missing)
  })

  test('a hidden board, a missing one, and one of nobody, by name', async () => {
    const named = ({ username, slug }: { username: string; slug: string }) =>
      refusal(who, boardResource.get, { username, slug })
    const missing = await named({ ...secret, slug: 'no-such-board' })
    expect(await named(secret)).toEqual(missing)
    expect(await named(closed)).toEqual(missing)
    expect(await named({ username: 'nobody_at_all', slug: 'plans' })).toEqual(missing)
    const feed = (path: string) => refusal(who, boardFeedResource.get, { board_url: path })
    const missingFeed = await feed(`/${secret.username}/no-such-board/`)
    expect(await feed(`/${secret.username}/${secret.slug}/`)).toEqual(missingFeed)
    expect(await feed(`/nobody_at_all/plans/`)).toEqual(missingFeed)
  })

  test('a section of a hidden board and a missing one', async () => {
    for (const endpoint of [boardSectionResource.get, boardSectionPinsResource.get]) {
      const missing = await refusal(who, endpoint, { section_id: ghost(sectionId) })
      expect(await refusal(who, endpoint, { section_id: sectionId })).toEqual(missing)
    }
  })

  test('a hidden pin and a missing one, whatever hides it', async () => {
    const missing = await refusal(who, pinResource.get, { id: ghost(secret.id) })
    for (const [what, id] of Object.entries(pins)) {
      // Visitors are blocked by nobody.
      if (who === 'a visitor' && what.includes('blocks')) continue
      expect(await refusal(who, pinResource.get, { id }), what).toEqual(missing)
    }
  })
})
