import {
  aggregatedCommentResource,
  permissionSettingsResource,
  pinResource,
  updateMe,
  userBlockResource,
  userFollowResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { comment, commentsOf } from './commenting.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
let cleo: SignedIn
let pinId: string
beforeAll(async () => {
  app = await startTestApp()
  ;[ana, ben, cleo] = await Promise.all([signUp(app), signUp(app), signUp(app)])
  pinId = (await makeQuickPin(app, ana)).id
}, 120_000)
afterAll(() => app.stop())

const at = ({ member }: SignedIn, text: string) => ({
  user_id: member.id,
  username: member.username,
  offset: text.indexOf(`@${member.username}`),
  length: member.username.length + 1,
})

test('PI-07 members named with @ are found at their places; other names stay plain text', async () => {
  const text = `🎨 @${ben.member.username}, @nobody_here and @${ana.member.username}!`
  const made = await comment(cleo, pinId, text)
  expect(made.text).toBe(text)
  expect(made.mentions).toEqual([at(ben, text), at(ana, text)])
  const shouted = await comment(cleo, pinId, `@${ben.member.username.toUpperCase()}`)
  expect(shouted.mentions).toMatchObject([{ user_id: ben.member.id, offset: 0 }])

  const changed = `@${ana.member.username} only`
  const edited = await cleo.ask(aggregatedCommentResource.update, { pinId, commentId: made.id, text: changed })
  expect(edited.mentions).toEqual([at(ana, changed)])
})

test('PI-07 a member who took another name is mentioned under it', async () => {
  const dora = await signUp(app)
  const old = dora.member.username
  await comment(cleo, pinId, `@${old}`)
  await dora.ask(updateMe, { username: `${old}_new` })
  const [seen] = await commentsOf(ben, pinId)
  expect(seen).toMatchObject({ text: `@${old}`, mentions: [{ user_id: dora.member.id, username: `${old}_new` }] })
})

test('PI-07 ST-05 who blocks the author cannot be mentioned, and looks like nobody', async () => {
  const dora = await signUp(app)
  const emil = await signUp(app)
  await dora.ask(userBlockResource.create, { blocked_user_id: emil.member.id })
  for (const [author, other] of [
    [emil, dora],
    [dora, emil],
  ] as const)
    expect((await comment(author, pinId, `@${other.member.username}`)).mentions).toEqual([])
})

test('PI-07 whoever lets nobody, or only whom they follow, mention them is named as plain text by others', async () => {
  const dora = await signUp(app)
  const mentionsBy = async (author: SignedIn) => (await comment(author, pinId, `@${dora.member.username}`)).mentions
  await dora.ask(permissionSettingsResource.update, { mentions_from: 'following' })
  expect(await mentionsBy(cleo)).toEqual([])
  await dora.ask(userFollowResource.create, { user_id: cleo.member.id })
  expect(await mentionsBy(cleo)).toHaveLength(1)
  await dora.ask(permissionSettingsResource.update, { mentions_from: 'nobody' })
  expect(await mentionsBy(cleo)).toEqual([])
  expect(await mentionsBy(dora)).toHaveLength(1)
})

test('PI-07 ST-05 a mention of somebody the reader may not see is plain text', async () => {
  const dora = await signUp(app)
  const emil = await signUp(app)
  const text = `@${dora.member.username}`
  const made = await comment(cleo, pinId, text)
  await dora.ask(userBlockResource.create, { blocked_user_id: emil.member.id })
  const seenBy = async (client: SignedIn) => (await commentsOf(client, pinId)).find(({ id }) => id === made.id)
  expect(await seenBy(emil)).toMatchObject({ text, mentions: [] })
  expect(await seenBy(ben)).toMatchObject({ text, mentions: [at(dora, text)] })
})

test('PI-07 a new comment is news with everything its listeners need', async () => {
  const emit = vi.spyOn(app.core.outbox, 'emit')
  const first = await comment(ben, pinId)
  const text = `@${ana.member.username} @${ana.member.username} @${cleo.member.username}`
  const made = await comment(cleo, pinId, text, first.id)
  expect(emit.mock.calls.map(([, , name, payload]) => [name, payload])).toEqual([
    ['comment.created', expect.objectContaining({ commentId: first.id, parentId: null, mentionedIds: [] })],
    [
      'comment.created',
      {
        commentId: made.id,
        aggregateId: (await ana.ask(pinResource.get, { id: pinId })).aggregated_pin_data.id,
        pinId,
        authorId: cleo.member.id,
        parentId: first.id,
        mentionedIds: [ana.member.id],
      },
    ],
  ])
  emit.mockRestore()
})
