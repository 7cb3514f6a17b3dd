import {
  boardEmailInviteResource,
  boardResource,
  createPinDrafts,
  userPinsResource,
  userSessionResource,
  vipResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishDue } from '../../src/modules/drafts/index.ts'
import { adoptReports } from '../../src/modules/moderation/cases/adopt-reports.ts'
import { endSuspensions } from '../../src/modules/moderation/decisions/end-suspensions.ts'
import { makeToken, readingScopes } from '../accounts/tokens.ts'
import { hire } from '../administration/staff.ts'
import { actingFor, confirmSecondFactor, letAct, signUpBusiness } from '../business/businesses.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { type Site, startSite } from '../links/site.ts'
import { deliver } from '../notifications/telling.ts'
import { mailsTo } from '../support/mailbox.ts'
import { drawPicture, makeBoard, type SignedIn, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { caseOf, report, reportAndDecide } from './reporting.ts'

const start = Date.parse('2027-03-20T10:00:00Z')
const DAY = 24 * 60 * 60 * 1000
let now = start
let app: TestApp
let site: Site
let moderator: SignedIn
let ben: SignedIn
beforeAll(async () => {
  site = await startSite()
  app = await startTestApp({ clock: { now: () => new Date(now) }, env: { FETCH_ALLOW: site.allowed } })
  ;[moderator, ben] = [await hire(app, 'moderator'), await signUp(app)]
}, 120_000)
afterAll(async () => {
  await app.stop()
  await site.stop()
})

const suspend = (who: SignedIn, days: number) =>
  reportAndDecide({ by: ben, moderator }, ['user', who.member.id], 'suspend', days)

test('what waits for somebody who is kept out does nothing, and holds nobody else up', async () => {
  const [ana, cleo, dora] = [await signUp(app), await signUp(app), await signUp(app)]
  for (const client of [ana, cleo, dora]) {
    const { id } = await upload(client, await drawPicture())
    const draft = { upload_id: id, title: 'Later', publish_at: '2027-03-20T12:00', zone: 'Europe/Berlin' }
    await client.ask(createPinDrafts, { drafts: [draft] })
  }
  await suspend(ana, 3)
  await reportAndDecide({ by: ben, moderator }, ['user', dora.member.id], 'ban')
  now = start + 2 * DAY
  await publishDue(app.core)
  const pinsOf = async (client: SignedIn) =>
    (await app.client().ask(userPinsResource.get, { username: client.member.username })).map(({ title }) => title)
  await expect.poll(() => pinsOf(cleo)).toEqual(['Later'])
  now = start + 4 * DAY
  // A worker publishes what is due by itself, as soon as it may.
  const { rowCount } = await app.pool.query('select 1 from pin_drafts where member_id = $1', [ana.member.id])
  expect(rowCount).toBe(1)
  await endSuspensions(app.core)
  const { username, password } = ana.member
  await ana.ask(userSessionResource.create, { username_or_email: username, password })
  await publishDue(app.core)
  await expect.poll(() => pinsOf(ana)).toEqual(['Later'])
  // Whoever is banned waits for good: the draft stays as it is, neither published nor failed.
  now = start + 400 * DAY
  await publishDue(app.core)
  const { rows } = await app.pool.query('select state, failure, publish_at from pin_drafts where member_id = $1', [
    dora.member.id,
  ])
  expect(rows).toEqual([{ state: 'scheduled', failure: '', publish_at: new Date('2027-03-20T11:00:00Z') }])
  now = start
})

test('what was asked for before a ban is neither fetched nor mailed after it', async () => {
  const [cleo, dora] = [await signUp(app), await signUp(app)]
  const jobsOf = async (client: SignedIn) => {
    const [path, email] = [`/${client.member.username}-300x200.jpg`, `to-${client.member.email}`]
    const { upload_id: uploadId } = await client.ask(vipResource.create, { type: 'pinimage' })
    const board = await makeBoard(client)
    await client.ask(boardEmailInviteResource.create, { board_id: board.id, emails: [email] })
    expect(await mailsTo(app, email)).toHaveLength(1)
    const { rows } = await app.pool.query<{ id: string }>(
      'select id::text from board_invite_codes where board_id = $1',
      [board.id],
    )
    return { path, email, uploadId, codeId: rows[0]?.id ?? '', inviterId: client.member.id }
  }
  const jobs = [await jobsOf(cleo), await jobsOf(dora)]
  await reportAndDecide({ by: ben, moderator }, ['user', dora.member.id], 'ban')
  for (const { path, email, uploadId, codeId, inviterId } of jobs) {
    await deliver(app, 'upload.wanted', { uploadId, imageUrl: site.origin + path, pageUrl: null })
    await deliver(app, 'board.email-invited', { codeId })
    await deliver(app, 'conversation.mail-invited', { inviterId, email })
  }
  const done = jobs.map(async ({ path, email }) => ({
    fetched: site.heard.filter((each) => each.path === path).length,
    mails: (await mailsTo(app, email)).length - 1,
  }))
  expect(await Promise.all(done)).toEqual([
    { fetched: 1, mails: 2 },
    { fetched: 0, mails: 0 },
  ])
})

test('tokens end, and nobody acts for a business that is kept out', async () => {
  const [shop, partner] = await Promise.all([signUpBusiness(app), signUpBusiness(app)])
  await letAct(shop, partner)
  await confirmSecondFactor(app, partner)
  const { client: token } = await makeToken(shop, readingScopes)
  const board = await makeBoard(shop, 'Winter range', 'secret')
  const acting = actingFor(partner, shop.member)
  expect((await acting.call(boardResource.get, { board_id: board.id })).status).toBe(200)
  await suspend(shop, 1)
  expect((await acting.call(boardResource.get, { board_id: board.id })).status).toBe(404)
  expect((await token.call(boardResource.get, { board_id: board.id })).status).not.toBe(200)
})

test('reports from before there were queues get their case when the program starts', async () => {
  const ana = await signUp(app)
  const [{ id }, gone] = [await makeQuickPin(app, ana), '123456789']
  await report(ben, 'pin', id, 'hate', 'From before')
  await app.pool.query('delete from report_cases where object_id = $1', [id])
  await app.pool.query('update reports set case_id = null where object_id = $1', [id])
  await app.pool.query(
    `insert into reports (bucket, reporter_id, object_type, object_id, reason, created_at)
     select bucket, reporter_id, object_type, $1, reason, created_at from reports where object_id = $2`,
    [gone, id],
  )
  await adoptReports(app.core)
  await adoptReports(app.core)
  const found = await caseOf(moderator, id)
  expect(found).toMatchObject({
    concerned: { id: ana.member.id },
    report_count: 1,
    reports: [{ detail: 'From before' }],
  })
  const { rows } = await app.pool.query('select state, case_id from reports where object_id = any($1)', [[id, gone]])
  expect(rows).toEqual(
    expect.arrayContaining([
      { state: 'open', case_id: found.id },
      { state: 'closed', case_id: null },
    ]),
  )
})
