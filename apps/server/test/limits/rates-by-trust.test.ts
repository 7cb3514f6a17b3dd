import {
  aggregatedCommentResource,
  boardInviteResource,
  conversationsResource,
  type RateKind,
  rates,
  reportResource,
  type TrustLevel,
  userFollowResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setStanding } from '../../src/modules/accounts/index.ts'
import { inTransaction } from '../../src/platform/db/in-transaction.ts'
import { writeAsSystem } from '../../src/platform/writing/writer.ts'
import { turnedClock } from '../accounts/safety/sign-ins.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { WireAnswer } from '../support/test-client.ts'

const FACTOR = 0.2
const allowed = (kind: RateKind, level: TrustLevel) => Math.max(1, Math.round(rates[kind].most[level] * FACTOR))

const clock = turnedClock()
let app: TestApp
let ben: SignedIn
beforeAll(async () => {
  // Nothing settles anew meanwhile how far somebody is trusted.
  app = await startTestApp({ clock, env: { RATES: String(FACTOR) }, isWithoutWorker: true })
  ben = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

type Deed = (ana: SignedIn) => Promise<WireAnswer>
/** Answers what the member does again and again. */
const kinds: readonly { kind: RateKind; more: string; prepare: (ana: SignedIn) => Promise<Deed> }[] = [
  {
    kind: 'comment',
    more: 'comment again',
    async prepare() {
      const { id: pinId } = await makeQuickPin(app, ben)
      return (ana) => ana.call(aggregatedCommentResource.create, { pinId, text: 'Lovely' })
    },
  },
  {
    kind: 'message',
    more: 'send more messages',
    async prepare({ member }) {
      const friend = await signUp(app)
      await friend.ask(userFollowResource.create, { user_id: member.id })
      return (ana) => ana.call(conversationsResource.create, { user_ids: [friend.member.id], text: 'Hello' })
    },
  },
  {
    kind: 'invite',
    more: 'invite more people',
    async prepare(owner) {
      const { id } = await makeBoard(owner)
      return (ana) => ana.call(boardInviteResource.create, { board_id: id, invited_user_ids: [ben.member.id] })
    },
  },
  {
    kind: 'report',
    more: 'report more',
    prepare: async () => (ana) =>
      ana.call(reportResource.create, { object_type: 'user', object_id: ben.member.id, reason: 'spam' }),
  },
  {
    kind: 'follow',
    more: 'follow more',
    prepare: async () => (ana) => ana.call(userFollowResource.create, { user_id: ben.member.id }),
  },
]

async function trust(ana: SignedIn, standing: number) {
  await inTransaction(app.db, 'set-trust-in-a-test', (tx) =>
    setStanding(writeAsSystem(tx, 'a test'), [ana.member.id], { trust: standing, isHeldBack: false }),
  )
  // It would be heard of soon; the test asks at once.
  app.keeper.forget()
}

test.each(kinds)(
  'of $kind who is new may do so many, who is doubtful fewer, and then hears when again',
  async (row) => {
    for (const [standing, level] of [
      [0, 'new'],
      [-1, 'doubtful'],
    ] as const) {
      const ana = await signUp(app)
      const deed = await row.prepare(ana)
      await trust(ana, standing)
      for (let n = allowed(row.kind, level); n > 0; n -= 1) expect((await deed(ana)).status).toBe(200)
      const refused = await deed(ana)
      const seconds = rates[row.kind].windowMilliseconds / 1000
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(seconds)])
      const time = seconds <= 60 ? 'in a minute' : `in ${seconds / 60} minutes`
      expect(refused.error).toMatchObject({ name: 'throttled', message: `You can ${row.more} ${time}.` })
      clock.pass(rates[row.kind].windowMilliseconds)
      expect((await deed(ana)).status).toBe(200)
    }
  },
)

test('who earned trust is a level ahead of the account’s age', async () => {
  const ana = await signUp(app)
  await trust(ana, 1)
  const follow = () => ana.call(userFollowResource.create, { user_id: ben.member.id })
  for (let n = allowed('follow', 'settled'); n > 0; n -= 1) expect((await follow()).status).toBe(200)
  expect((await follow()).status).toBe(429)
  expect(allowed('follow', 'settled')).toBe(3 * allowed('follow', 'new'))
})
