import {
  aggregatedCommentLikeResource,
  boardFollowResource,
  didItActivityResource,
  markNewsSeen,
  type NewsKind,
  newsHubDetailsResource,
  newsHubResource,
  newsKinds,
  permissionSettingsResource,
  reactToPin,
  updateMe,
  updateNotificationSettings,
  userFollowRequestResource,
  userFollowResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comment } from '../comments/commenting.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { addCollaborator, makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { fromMidday } from '../support/midday.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { deliver, linesOf, newsOf, unreadOf } from './telling.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: fromMidday() })
})
afterAll(() => app.stop())

/** Somebody who saves the pin to a new board. */
async function saver(fullName: string, pinId: string): Promise<SignedIn> {
  const member = await signUp(app, { fullName })
  await savePin(member, pinId, (await makeBoard(member)).id)
  await settled(app)
  return member
}

test('DI-07 everything that others do to what is one’s own is told, each kind in its words', async () => {
  const ana = await signUp(app)
  const ben = await signUp(app, { fullName: 'Ben Ode' })
  const board = await makeBoard(ana, 'Balcony')
  const pin = await makeQuickPin(app, ana, { board_id: board.id, title: 'Basil' })
  await savePin(ben, pin.id, (await makeBoard(ben)).id)
  await ben.ask(reactToPin, { pin_id: pin.id, reaction_type: 1 })
  await ben.ask(didItActivityResource.create, { pin_id: pin.id, details: 'It grows' })
  await comment(ben, pin.id, 'How green')
  const own = await comment(ana, pin.id, 'It is')
  await comment(ben, pin.id, 'Indeed', own.id)
  await ben.ask(aggregatedCommentLikeResource.create, { pinId: pin.id, commentId: own.id })
  await comment(ben, pin.id, `Look, @${ana.member.username}`)
  await ben.ask(userFollowResource.create, { user_id: ana.member.id })
  await ben.ask(boardFollowResource.create, { board_id: board.id })
  await addCollaborator(ana, board.id, ben)
  expect((await linesOf(app, ana)).toSorted()).toEqual([
    'Ben Ode commented on your Pin',
    'Ben Ode joined Balcony',
    'Ben Ode liked your comment',
    'Ben Ode mentioned you in a comment',
    'Ben Ode reacted to your Pin',
    'Ben Ode replied to your comment',
    'Ben Ode saved your Pin',
    'Ben Ode started following you',
    'Ben Ode started following your board Balcony',
    'Ben Ode tried your Pin',
  ])
  const news = await newsOf(app, ana)
  const saved = news.find(({ kind }) => kind === 'pin_saved')
  expect(saved).toMatchObject({ pin: { id: pin.id, title: 'Basil' }, board: null, is_unread: true, actor_count: 1 })
  expect(news.find(({ kind }) => kind === 'comment')?.comment?.text).toBe('How green')
  expect(news.find(({ kind }) => kind === 'board_followed')?.board).toMatchObject({ id: board.id, name: 'Balcony' })
  expect(await unreadOf(app, ana)).toBe(10)
})

test('DI-07 requests and invitations wait for an answer, and go when they were answered', async () => {
  const ana = await signUp(app, { fullName: 'Ana Lima' })
  const ben = await signUp(app, { fullName: 'Ben Ode' })
  await ana.ask(updateMe, { is_private_profile: true })
  await ben.ask(userFollowResource.create, { user_id: ana.member.id })
  expect(await newsOf(app, ana)).toMatchObject([
    { kind: 'follow_requested', actors: [{ id: ben.member.id }], viewer_can: { answer: true } },
  ])
  await ana.ask(userFollowRequestResource.update, { user_id: ben.member.id })
  expect(await linesOf(app, ana)).toEqual([])
  expect(await linesOf(app, ben)).toEqual(['Ana Lima approved your request to follow them'])

  const board = await makeBoard(ben, 'Trips', 'secret')
  await settled(app)
  const carl = await signUp(app)
  await addCollaborator(ben, board.id, ana)
  expect(await linesOf(app, ana)).toEqual([])
  expect(await linesOf(app, ben)).toContain('Ana Lima joined Trips')
  const { boardInviteResource } = await import('@pinfold/contract')
  await ben.ask(boardInviteResource.create, { board_id: board.id, invited_user_ids: [carl.member.id] })
  const [invitation] = await newsOf(app, carl)
  expect(invitation).toMatchObject({ kind: 'board_invited', board: { name: 'Trips' }, viewer_can: { answer: true } })
  // An invitation tells of the board, not of what is on it.
  expect(invitation?.board?.image_cover_url).toBeNull()
})

test('DI-07 what happens to one thing on one day is one piece of news with the newest people first', async () => {
  const ana = await signUp(app)
  const pin = await makeQuickPin(app, ana)
  const names = ['Ben Ode', 'Cleo Park', 'Dora Hale', 'Emil Roth', 'Fay Moss']
  for (const name of names) await saver(name, pin.id)
  expect(await linesOf(app, ana)).toEqual(['Fay Moss and 4 others saved your Pin'])
  const [news] = await newsOf(app, ana)
  expect(news?.actors.map(({ full_name: name }) => name)).toEqual(['Fay Moss', 'Emil Roth', 'Dora Hale'])
  const details = await ana.ask(newsHubDetailsResource.get, { news_id: news?.id ?? '' })
  expect(details.actors.map(({ full_name: name }) => name)).toEqual(names.toReversed())

  const other = await makeQuickPin(app, ana)
  const gwen = await saver('Gwen Lowe', other.id)
  // A second save by the same person is one person.
  await savePin(gwen, other.id, (await makeBoard(gwen, 'Another')).id)
  expect(await linesOf(app, ana)).toEqual(['Gwen Lowe saved your Pin', 'Fay Moss and 4 others saved your Pin'])
  // What something joins moves to the beginning.
  await saver('Hugo Ash', pin.id)
  expect(await linesOf(app, ana)).toEqual(['Hugo Ash and 5 others saved your Pin', 'Gwen Lowe saved your Pin'])
})

test('DI-07 nobody is told of their own acts', async () => {
  const ana = await signUp(app)
  const pin = await makeQuickPin(app, ana, { board_id: (await makeBoard(ana)).id })
  await savePin(ana, pin.id, (await makeBoard(ana, 'Second')).id)
  await ana.ask(reactToPin, { pin_id: pin.id, reaction_type: 2 })
  await ana.ask(didItActivityResource.create, { pin_id: pin.id, details: 'Mine' })
  const own = await comment(ana, pin.id, `I am @${ana.member.username}`)
  await comment(ana, pin.id, 'Yes', own.id)
  await ana.ask(aggregatedCommentLikeResource.create, { pinId: pin.id, commentId: own.id })
  expect(await linesOf(app, ana)).toEqual([])
})

test('DI-07 a comment concerns everybody once: who is mentioned, who is answered, whose pin it is', async () => {
  const ana = await signUp(app)
  const ben = await signUp(app)
  const cleo = await signUp(app, { fullName: 'Cleo Park' })
  const pin = await makeQuickPin(app, ana)
  const own = await comment(ben, pin.id, 'First')
  await comment(cleo, pin.id, `@${ana.member.username} and @${ben.member.username}`, own.id)
  const kindsOf = async (who: SignedIn) => (await newsOf(app, who)).map(({ kind }) => kind)
  expect(await kindsOf(ana)).toEqual(['comment_mention', 'comment'])
  expect(await kindsOf(ben)).toEqual(['comment_mention'])
  expect(await kindsOf(cleo)).toEqual([])
})

test('DI-07 a mention is told to whom the author may mention', async () => {
  const ben = await signUp(app)
  const pin = await makeQuickPin(app, await signUp(app))
  for (const [circle, isFollowing, count] of [
    ['everyone', false, 1],
    ['following', false, 0],
    ['following', true, 1],
    ['nobody', true, 0],
  ] as const) {
    const cleo = await signUp(app)
    await cleo.ask(permissionSettingsResource.update, { mentions_from: circle })
    if (isFollowing) await cleo.ask(userFollowResource.create, { user_id: ben.member.id })
    await comment(ben, pin.id, `Hello @${cleo.member.username}`)
    const mentions = (await newsOf(app, cleo)).filter(({ kind }) => kind === 'comment_mention')
    expect([circle, isFollowing, mentions.length]).toEqual([circle, isFollowing, count])
  }
})

test('DI-07 a muted kind is not told, others are', async () => {
  const ana = await signUp(app)
  const pin = await makeQuickPin(app, ana)
  const muted: NewsKind[] = ['comment', 'pin_saved']
  const answer = await ana.ask(updateNotificationSettings, { muted_kinds: muted })
  expect(answer).toEqual({ digest: 'weekly', is_mailed_ideas: false, muted_kinds: ['pin_saved', 'comment'] })
  const ben = await saver('Ben Ode', pin.id)
  await comment(ben, pin.id, 'Quiet')
  await ben.ask(reactToPin, { pin_id: pin.id, reaction_type: 1 })
  expect(await linesOf(app, ana)).toEqual(['Ben Ode reacted to your Pin'])
  await ana.ask(updateNotificationSettings, { muted_kinds: [...newsKinds] })
  await ben.ask(userFollowResource.create, { user_id: ana.member.id })
  expect(await linesOf(app, ana)).toEqual(['Ben Ode reacted to your Pin'])
  const wrong = await ana.call(updateNotificationSettings, { muted_kinds: ['rain'] })
  expect(wrong).toMatchObject({ status: 400, error: { field: 'muted_kinds' } })
})

test('DI-07 an event that is delivered twice is told once', async () => {
  const ana = await signUp(app)
  const pin = await makeQuickPin(app, ana)
  const ben = await signUp(app, { fullName: 'Ben Ode' })
  const copy = await savePin(ben, pin.id, (await makeBoard(ben)).id)
  const before = await newsOf(app, ana)
  const event = { pinId: copy.id, pinnerId: ben.member.id, boardId: copy.board?.id ?? null }
  await Promise.all([deliver(app, 'pin.saved', event), deliver(app, 'pin.saved', event)])
  expect(await newsOf(app, ana)).toEqual(before)
  const { rows } = await app.pool.query('select * from notification_sources where member_id = $1', [ana.member.id])
  expect(rows).toHaveLength(1)
  // Reacting anew is no news either.
  await ben.ask(reactToPin, { pin_id: pin.id, reaction_type: 1 })
  const { unreactToPin } = await import('@pinfold/contract')
  await ben.ask(unreactToPin, { pin_id: pin.id })
  await ben.ask(reactToPin, { pin_id: pin.id, reaction_type: 1 })
  expect(await linesOf(app, ana)).toEqual(['Ben Ode reacted to your Pin', 'Ben Ode saved your Pin'])
})

test('DI-07 what was seen is counted no more, what comes later is', async () => {
  const ana = await signUp(app)
  const [one, two] = [await makeQuickPin(app, ana), await makeQuickPin(app, ana)]
  await saver('Ben Ode', one.id)
  await saver('Cleo Park', two.id)
  const [newest, older] = await newsOf(app, ana)
  expect(await unreadOf(app, ana)).toBe(2)
  await ana.ask(markNewsSeen, { version: older?.version ?? '' })
  expect((await newsOf(app, ana)).map(({ is_unread: isUnread }) => isUnread)).toEqual([true, false])
  expect(await unreadOf(app, ana)).toBe(1)
  await ana.ask(markNewsSeen, { version: newest?.version ?? '' })
  // An older version takes nothing back.
  await ana.ask(markNewsSeen, { version: older?.version ?? '' })
  expect(await unreadOf(app, ana)).toBe(0)
  // A version from the future reaches no further than what there is.
  await ana.ask(markNewsSeen, { version: '9223372036854775807' })
  await saver('Dora Hale', one.id)
  expect(await unreadOf(app, ana)).toBe(1)
  expect((await newsOf(app, ana))[0]).toMatchObject({ actor_count: 2, is_unread: true })
})

test('DI-07 the list goes on by bookmarks, and only the newest are kept', async () => {
  const ana = await signUp(app)
  const ben = await signUp(app)
  const pins: string[] = []
  for (let n = 0; n < 7; n += 1) pins.push((await makeQuickPin(app, ana)).id)
  for (const pinId of pins) {
    await ben.ask(reactToPin, { pin_id: pinId, reaction_type: 1 })
    await settled(app)
  }
  const shown: string[] = []
  let bookmark: string | undefined
  do {
    const answer = await ana.call(newsHubResource.get, {
      page_size: 3,
      ...(bookmark === undefined ? {} : { bookmarks: [bookmark] }),
    })
    shown.push(...answer.data.map(({ pin }) => pin?.id ?? ''))
    bookmark = answer.bookmark
  } while (bookmark !== undefined)
  expect(shown).toEqual(pins.toReversed())
})
