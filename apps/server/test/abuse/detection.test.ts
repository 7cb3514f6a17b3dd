import {
  adminMeasures,
  boardInviteResource,
  conversationsResource,
  followUsers,
  pinResource,
  reactToPin,
  reportResource,
  userFollowResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { awayReader } from '../../src/modules/accounts/index.ts'
import { forgetMarks } from '../../src/modules/abuse/marks/forget-marks.ts'
import { followMember } from '../../src/modules/graph/index.ts'
import { hire } from '../administration/staff.ts'
import { turnedClock } from '../accounts/safety/sign-ins.ts'
import { comment } from '../comments/commenting.ts'
import { makeQuickPin, newContentHash, readyUpload } from '../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { beganBefore, bystanders, causesOf, crowd, lookedAt, measuresOf } from './watched.ts'

const DAY = 24 * 60 * 60 * 1000
const clock = turnedClock()
let app: TestApp
let moderator: SignedIn
let pinId = ''
beforeAll(async () => {
  app = await startTestApp({ clock })
  moderator = await hire(app, 'moderator')
  const owner = await signUp(app)
  pinId = (await makeQuickPin(app, owner)).id
  clock.pass(8 * DAY)
  await beganBefore(app, clock, 30 * DAY)
}, 120_000)
afterAll(() => app.stop())

const caught = (cause: string, count: number) => Array.from({ length: count }, () => cause)

test('MD-05 the same words from five new accounts are caught, however they are dressed, and what others say is not', async () => {
  const spammers = await crowd(app, 5)
  const ana = await signUp(app)
  const texts = [
    'earn  dollars a day, from home... write to me now!!',
    'Earn 500 dollars a day from home, write to me now!',
    'EARN 700 dollars a day from home — write to me now 🎉',
    'Еаrn 900 dollars a dаy from home, wrіte to me now', // Letters of another script.
    'earn 12 dollars a day from home; write to me now https://cheap.example/x',
  ]
  for (const [at, spammer] of spammers.entries()) await comment(spammer, pinId, texts[at])
  await comment(ana, pinId, 'We painted ours in a dark green, and it looks lovely beside the window')
  await lookedAt(app)
  expect(await causesOf(moderator, spammers)).toEqual(caught('same_words', 5))
  expect(await causesOf(moderator, [ana])).toEqual([''])
  const [measure] = await measuresOf(moderator, spammers[0] as SignedIn)
  expect(measure).toMatchObject({
    is_holding_back: true,
    is_standing: true,
    evidence: { accounts: 5, known_accounts: 0 },
  })
  expect(measure?.evidence.among).toHaveLength(5)
})

test('short praise by many is no abuse', async () => {
  const people = await crowd(app, 6)
  for (const person of people) await comment(person, pinId, 'So pretty, thank you!')
  await lookedAt(app)
  expect(await causesOf(moderator, people)).toEqual(caught('', 6))
})

test('MD-05 one page from four new accounts is caught, also in texts; one that known members link is not', async () => {
  const known = await crowd(app, 3)
  clock.pass(8 * DAY)
  const [readers, others] = [await crowd(app, 4), await crowd(app, 4)]
  const link = async (member: SignedIn, address: string) =>
    member.ask(pinResource.create, { upload_id: await readyUpload(app, member.member.id), link: address })
  for (const member of known) await link(member, 'https://kitchen.example/bread?utm_source=mail')
  for (const reader of readers) await link(reader, 'https://www.kitchen.example/bread/')
  for (const [at, spammer] of others.entries())
    await (at % 2 === 0
      ? link(spammer, `https://pills.example/buy?utm_campaign=${at}`)
      : comment(spammer, pinId, `number ${at} look pills.example/buy`))
  await lookedAt(app)
  expect(await causesOf(moderator, readers)).toEqual(caught('', 4))
  expect(await causesOf(moderator, others)).toEqual(caught('same_links', 4))
})

test('the same picture from four new accounts is caught', async () => {
  const spammers = await crowd(app, 4)
  const hash = newContentHash()
  for (const spammer of spammers)
    await spammer.ask(pinResource.create, { upload_id: await readyUpload(app, spammer.member.id, hash) })
  await lookedAt(app)
  expect(await causesOf(moderator, spammers)).toEqual(caught('same_pictures', 4))
})

test('MD-05 sudden follows, and follows that are taken back, are caught at some point', async () => {
  const ids = await bystanders(app, 45)
  const [ana, ben, cem] = (await crowd(app, 3)) as [SignedIn, SignedIn, SignedIn]
  for (let at = 0; at < ids.length; at += 15) await ana.ask(followUsers, { followee_ids: ids.slice(at, at + 15) })
  for (const id of ids.slice(0, 20)) {
    await ben.ask(userFollowResource.create, { user_id: id })
    await ben.ask(userFollowResource.delete, { user_id: id })
    await cem.ask(userFollowResource.create, { user_id: id })
  }
  // Who lets go of what they followed long ago only tidies up.
  await lookedAt(app)
  clock.pass(2 * 60 * 60 * 1000)
  for (const id of ids.slice(0, 20)) await cem.ask(userFollowResource.delete, { user_id: id })
  await lookedAt(app)
  expect(await causesOf(moderator, [ana, ben, cem])).toEqual(['sudden_follows', 'sudden_follows', ''])
})

test('messages to many strangers are caught; to those who follow one they are not', async () => {
  const strangers = await bystanders(app, 10)
  const [ana, ben] = (await crowd(app, 2)) as [SignedIn, SignedIn]
  for (const id of strangers) await followMember(app.core, awayReader(id), ben.member.id)
  for (const [at, id] of strangers.entries()) {
    await ana.ask(conversationsResource.create, { user_ids: [id], text: `Hello ${at}` })
    await ben.ask(conversationsResource.create, { user_ids: [id], text: `Hello ${at}` })
  }
  await lookedAt(app)
  expect(await causesOf(moderator, [ana, ben])).toEqual(['many_strangers', ''])
})

test('invitations, comments and reports in masses are caught; what was refused does not count', async () => {
  const [ana, ben, cem, dan] = (await crowd(app, 4)) as [SignedIn, SignedIn, SignedIn, SignedIn]
  const people = await bystanders(app, 20)
  const { id: boardId } = await makeBoard(ana)
  await ana.ask(boardInviteResource.create, { board_id: boardId, invited_user_ids: people.slice(0, 10) })
  await ana.ask(boardInviteResource.create, { board_id: boardId, invited_user_ids: people.slice(10) })
  const owner = await signUp(app)
  const pins = await Promise.all(Array.from({ length: 25 }, async () => (await makeQuickPin(app, owner)).id))
  for (const [at, id] of pins.entries()) await comment(ben, id, `Number ${at}`)
  for (const id of pins.slice(0, 12))
    await cem.ask(reportResource.create, { object_type: 'pin', object_id: id, reason: 'spam' })
  for (const id of pins)
    expect((await dan.call(reportResource.create, { object_type: 'user', object_id: id, reason: 'spam' })).status).toBe(
      404,
    )
  await lookedAt(app)
  expect(await causesOf(moderator, [ana, ben, cem, dan])).toEqual(['many_invites', 'many_comments', 'many_reports', ''])
})

test('a ring of new accounts around something new is caught; around something old it is not', async () => {
  const owner = await signUp(app)
  const fresh = (await makeQuickPin(app, owner)).id
  const ring = await crowd(app, 8)
  const crowdOfOld = await crowd(app, 8)
  for (const each of ring) await each.ask(reactToPin, { pin_id: fresh, reaction_type: 1 })
  for (const each of crowdOfOld) await each.ask(reactToPin, { pin_id: pinId, reaction_type: 1 })
  await lookedAt(app)
  expect(await causesOf(moderator, ring)).toEqual(caught('same_target', 8))
  expect(await causesOf(moderator, crowdOfOld)).toEqual(caught('', 8))
})

test('many accounts of one address may do less, and are not held back', async () => {
  const accounts = await crowd(app, 14)
  const headers = { 'x-forwarded-for': '198.51.100.77' }
  for (const account of accounts) await account.call(reactToPin, { pin_id: pinId, reaction_type: 1 }, headers)
  await lookedAt(app)
  expect(await causesOf(moderator, accounts)).toEqual(caught('many_accounts', 14))
  const [measure] = await moderator.ask(adminMeasures, { cause: 'many_accounts' })
  expect(measure).toMatchObject({ is_holding_back: false, is_limiting: true })
})

test('what was noted is forgotten after two days', async () => {
  const [ana] = await crowd(app, 1)
  await ana?.ask(reactToPin, { pin_id: pinId, reaction_type: 1 })
  await lookedAt(app)
  const marks = async () => {
    const { rows } = await app.pool.query('select from abuse_marks where member_id = $1', [ana?.member.id])
    return rows.length
  }
  await forgetMarks(app.core)
  expect(await marks()).toBeGreaterThan(0)
  clock.pass(2 * DAY + 1)
  await forgetMarks(app.core)
  expect(await marks()).toBe(0)
})

test('a class that begins together on a new site, and people who were invited, do the same and are not caught', async () => {
  const [first, second, third] = [await crowd(app, 6), await crowd(app, 6), await crowd(app, 6)]
  const areCaught = async (pupils: readonly SignedIn[]) => {
    for (const pupil of pupils)
      await comment(pupil, pinId, 'Our homework of today: find three towers that lean, and say why')
    await lookedAt(app)
    return (await causesOf(moderator, pupils)).some((cause) => cause !== '')
  }
  await beganBefore(app, clock, DAY)
  expect(await areCaught(first)).toBe(false)
  await beganBefore(app, clock, 30 * DAY)
  await app.pool.query(
    "insert into sign_up_settings (bucket, id, mode, allowed_domains, blocked_domains) values (0, 1, 'invited', '{}', '{}')",
  )
  expect(await areCaught(second)).toBe(false)
  await app.pool.query('delete from sign_up_settings')
  expect(await areCaught(third)).toBe(true)
})
