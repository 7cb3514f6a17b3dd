import { aggregatedCommentResource, pinResource, reportResource, userBlockResource } from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { comment } from './commenting.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
let cleo: SignedIn
let pinId: string
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ;[ana, ben, cleo] = await Promise.all([signUp(app), signUp(app), signUp(app)])
  pinId = (await makeQuickPin(app, ana)).id
})

const reportsOf = async ({ member }: SignedIn) => {
  const { rows } = await app.pool.query<object>(
    'select object_type, object_id, pin_id, reason, detail, state from reports where reporter_id = $1 order by object_type',
    [member.id],
  )
  return rows
}

test('PI-07 pins and comments are reported with a reason; a second report of the same thing takes the first one’s place', async () => {
  const made = await comment(ben, pinId)
  const ofComment = { object_type: 'comment', object_id: made.id } as const
  await cleo.ask(reportResource.create, { ...ofComment, reason: 'spam' })
  await cleo.ask(reportResource.create, { ...ofComment, pin_id: pinId, reason: 'other', detail: ' It is rude. ' })
  await cleo.ask(reportResource.create, { object_type: 'pin', object_id: pinId, reason: 'copyright' })
  expect(await reportsOf(cleo)).toEqual([
    {
      object_type: 'comment',
      object_id: made.id,
      pin_id: pinId,
      reason: 'other',
      detail: 'It is rude.',
      state: 'open',
    },
    { object_type: 'pin', object_id: pinId, pin_id: null, reason: 'copyright', detail: '', state: 'open' },
  ])
})

test('PI-07 nobody reports their own pins and comments, and visitors log in first', async () => {
  const made = await comment(ben, pinId)
  const ofPin = { object_type: 'pin', object_id: pinId, reason: 'spam' } as const
  const ofComment = { object_type: 'comment', object_id: made.id, reason: 'spam' } as const
  for (const answer of [await ana.call(reportResource.create, ofPin), await ben.call(reportResource.create, ofComment)])
    expect(answer).toMatchObject({ status: 403, error: { name: 'not_allowed' } })
  expect(await app.client().call(reportResource.create, ofPin)).toMatchObject({ status: 401 })
  expect([...(await reportsOf(ana)), ...(await reportsOf(ben))]).toEqual([])
})

test('PI-07 ST-05 what the reporter cannot see is missing, however it is named', async () => {
  const made = await comment(ben, pinId)
  const secret = await makeQuickPin(app, ana, { board_id: (await makeBoard(ana, undefined, 'secret')).id })
  const hidden = await comment(ana, secret.id)
  const other = await makeQuickPin(app, ana)
  const report = (object_type: 'pin' | 'comment', object_id: string, pin_id?: string) =>
    cleo.call(reportResource.create, { object_type, object_id, reason: 'spam', ...(pin_id && { pin_id }) })
  const [noPin, noComment] = [{ error: { name: 'pin_not_found' } }, { error: { name: 'comment_not_found' } }]
  expect(await report('pin', secret.id)).toMatchObject(noPin)
  expect(await report('pin', made.id)).toMatchObject(noPin)
  expect(await report('comment', hidden.id)).toMatchObject(noComment)
  expect(await report('comment', hidden.id, pinId)).toMatchObject(noComment)
  expect(await report('comment', hidden.id, secret.id)).toMatchObject(noPin)
  expect(await report('comment', made.id, other.id)).toMatchObject(noComment)
  expect(await report('comment', '1')).toMatchObject(noComment)
  await ben.ask(userBlockResource.create, { blocked_user_id: cleo.member.id })
  expect(await report('comment', made.id)).toMatchObject(noComment)
  expect(await reportsOf(cleo)).toEqual([])
})

test('PI-07 a comment is reported through another save of the picture, also where the pin it stood under is gone', async () => {
  const saved = await savePin(ben, pinId, (await makeBoard(ben)).id)
  const made = await comment(ben, pinId)
  const report = { object_type: 'comment', object_id: made.id, reason: 'hate' } as const
  await ana.ask(pinResource.delete, { id: pinId })
  expect(await cleo.call(reportResource.create, report)).toMatchObject({ error: { name: 'comment_not_found' } })
  await cleo.ask(reportResource.create, { ...report, pin_id: saved.id })
  await ben.ask(aggregatedCommentResource.delete, { commentId: made.id, pinId: saved.id })
  const again = await cleo.call(reportResource.create, { ...report, pin_id: saved.id })
  expect(again).toMatchObject({ error: { name: 'comment_not_found' } })
  expect(await reportsOf(cleo)).toMatchObject([{ object_id: made.id, pin_id: saved.id }])
})

test.each([
  ['reason', 'boredom'],
  ['object_type', 'section'],
  ['object_id', 'abc'],
  ['detail', 'x'.repeat(1001)],
])('PI-07 a report with a wrong %s is refused by name', async (field, value) => {
  const report = { object_type: 'pin', object_id: pinId, reason: 'spam', [field]: value }
  expect(await cleo.resource('ReportResource', 'create', report)).toMatchObject({ status: 400, error: { field } })
  expect(await reportsOf(cleo)).toEqual([])
})
