import {
  adminActs,
  adminJudgePicture,
  adminPictures,
  askForProfilePictureReview,
  type PictureVerdict,
  permissionSettingsResource,
  pinResource,
  type ProfilePictureKind,
  profilePictureResource,
  userResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRatingFill, ratePictured, rateSaved } from '../../src/modules/ratings/jobs/rate-pictures.ts'
import { hire } from '../administration/staff.ts'
import { drawPicture, makePin, type SignedIn, signUp, upload } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let moderator: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  moderator = await hire(app, 'moderator')
}, 120_000)
afterAll(() => app.stop())

const reason = 'A test says so'
const chosen = async (member: SignedIn, kind: ProfilePictureKind, bytes?: Uint8Array) =>
  member.ask(profilePictureResource.create, {
    kind,
    upload_id: (await upload(member, bytes ?? (await drawPicture()))).id,
  })
const judge = async (member: SignedIn, kind: ProfilePictureKind, verdict: PictureVerdict) => {
  await moderator.ask(adminJudgePicture, { member_id: member.member.id, shown_as: kind, verdict, reason })
}
const profileOf = (client: TestClient, { member }: SignedIn) =>
  client.ask(userResource.get, { username: member.username })
const statusOf = async (client: TestClient, address: string | null | undefined) => {
  const response = await client.fetch(new URL(address ?? '').pathname)
  await response.arrayBuffer()
  return response.status
}

test('a portrait that is sensitive shows to nobody but its member: others are given none, wherever they meet them', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const { image_large_url: address } = await chosen(ana, 'avatar')
  const pin = await makePin(ana)
  await judge(ana, 'avatar', 'veiled')
  for (const client of [app.client(), ben]) {
    const seen = await profileOf(client, ana)
    expect(seen).toMatchObject({ image_small_url: null, image_xlarge_url: null, is_default_image: true })
    expect(seen).not.toHaveProperty('veiled_pictures')
    expect((await client.ask(pinResource.get, { id: pin.id })).pinner.image_medium_url).toBeNull()
  }
  // Initials are no veil: whoever wants none is shown them, too.
  await ben.ask(permissionSettingsResource.update, { shows_sensitive: true })
  expect((await profileOf(ben, ana)).image_large_url).toBeNull()
  expect(await profileOf(ana, ana)).toMatchObject({ image_large_url: address, veiled_pictures: ['avatar'] })
  await judge(ana, 'avatar', 'clear')
  const cleared = await profileOf(ana, ana)
  expect([cleared.image_large_url, cleared.veiled_pictures]).toEqual([address, undefined])
  expect((await profileOf(app.client(), ana)).image_large_url).toBe(address)
})

test('a cover that is sensitive is blurred for others by the server, and its address is not told', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const { profile_cover: own } = await chosen(ana, 'cover')
  await judge(ana, 'cover', 'veiled')
  const coverFor = async (client: TestClient) =>
    Object.values((await profileOf(client, ana)).profile_cover?.images ?? {})
  const blurred = await coverFor(ben)
  expect(blurred.length).toBeGreaterThan(3)
  expect(blurred.every(({ url }) => url.startsWith('data:'))).toBe(true)
  expect(await coverFor(ana)).toEqual(Object.values(own?.images ?? {}))
  await ben.ask(permissionSettingsResource.update, { shows_sensitive: true })
  expect(await coverFor(ben)).toEqual(Object.values(own?.images ?? {}))
  await judge(ana, 'cover', 'held')
  expect((await coverFor(ben)).every(({ url }) => url.startsWith('data:'))).toBe(true)
})

test('what a member takes for a portrait that was judged before has its veil at once, and another takes it away', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const bytes = await drawPicture()
  await chosen(ana, 'avatar', bytes)
  await judge(ana, 'avatar', 'veiled')
  expect(await chosen(ben, 'avatar', bytes)).toMatchObject({ veiled_pictures: ['avatar'] })
  expect((await profileOf(app.client(), ben)).image_large_url).toBeNull()
  await chosen(ben, 'avatar')
  expect((await profileOf(app.client(), ben)).image_large_url).not.toBeNull()
  // The other profile follows by a job.
  await chosen(ben, 'cover', bytes)
  await judge(ana, 'avatar', 'clear')
  await settled(app)
  expect(await profileOf(ben, ben)).not.toHaveProperty('veiled_pictures')
})

test('the model rates portraits as they are taken, and those of before; what it finds waits for moderators with its profile', async () => {
  const ana = await signUp(app)
  const bytes = await drawPicture()
  await chosen(ana, 'avatar', bytes)
  await settled(app)
  const { rows } = await app.pool.query<{ hash: string }>(
    `select content_hash as hash from picture_signatures where signature = (select avatar_signature from members where id = $1)`,
    [ana.member.id],
  )
  const hash = rows[0]?.hash ?? ''
  const seen: string[] = []
  const rate = async () => {
    seen.push('once')
    return [0, 0, 0, 0.97, 0]
  }
  const deps = {
    ...app.core,
    recommender: { ratings: { isOn: true, rate } },
    ratingThresholds: { veilAt: 0.9, holdAt: 0.95 },
  }
  await ratePictured(deps, hash)
  await ratePictured(deps, hash)
  expect(seen).toHaveLength(1)
  expect((await profileOf(app.client(), ana)).image_large_url).toBeNull()
  const queued = async () => (await moderator.ask(adminPictures, {})).find(({ id }) => id === hash)
  expect(await queued()).toMatchObject({
    verdict: 'held',
    is_by_employee: false,
    pin_id: null,
    member_id: ana.member.id,
    path: `/${ana.member.username}`,
    owner: { id: ana.member.id },
  })
  expect((await moderator.fetch((await queued())?.image_url ?? '')).status).toBe(200)
  const wish = { member_id: ana.member.id, picture: hash, verdict: 'clear', reason } as const
  await moderator.ask(adminJudgePicture, wish)
  expect(await queued()).toBeUndefined()
  // The employee's word stands, also when older pictures are gone through.
  await app.pool.query('delete from picture_ratings where content_hash = $1', [hash])
  await createRatingFill(deps)()
  expect((await profileOf(app.client(), ana)).image_large_url).not.toBeNull()
  const boss = await hire(app, 'owner')
  expect(await boss.ask(adminActs, { kind: 'picture.judged', thing_id: ana.member.id })).toMatchObject([
    { reason, before: { verdict: 'held' }, after: { verdict: 'clear' }, concerned: { id: ana.member.id } },
  ])
})

test('a member asks once for a review of the veil on their own portrait; what has none waits for nobody', async () => {
  const ana = await signUp(app)
  await chosen(ana, 'avatar')
  await chosen(ana, 'cover')
  await judge(ana, 'avatar', 'veiled')
  const queued = async () =>
    (await moderator.ask(adminPictures, {})).filter(({ member_id: id }) => id === ana.member.id)
  await ana.ask(askForProfilePictureReview, { kind: 'cover' })
  expect(await queued()).toEqual([])
  await ana.ask(askForProfilePictureReview, { kind: 'avatar' })
  expect(await queued()).toMatchObject([{ waits_for: 'review', is_by_employee: true }])
  await judge(ana, 'avatar', 'veiled')
  await ana.ask(askForProfilePictureReview, { kind: 'avatar' })
  expect(await queued()).toEqual([])
})

test('nobody judges their own portrait, and none where there is none', async () => {
  await chosen(moderator, 'avatar')
  const wish = (memberId: string) => ({ member_id: memberId, verdict: 'veiled' as const, reason })
  const own = await moderator.call(adminJudgePicture, wish(moderator.member.id))
  expect(own.error?.name).toBe('not_allowed')
  const none = await moderator.call(adminJudgePicture, wish((await signUp(app)).member.id))
  expect(none.error?.name).toBe('user_not_found')
  const nothing = await moderator.call(adminJudgePicture, { verdict: 'veiled', reason })
  expect([nothing.status, nothing.error?.field]).toEqual([400, 'pin_id'])
})

test('a held portrait’s file opens to its member alone, and to everybody again once it is released', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const { image_large_url: address } = await chosen(ana, 'avatar')
  expect(await statusOf(app.client(), address)).toBe(200)
  await judge(ana, 'avatar', 'held')
  expect([await statusOf(app.client(), address), await statusOf(ben, address), await statusOf(ana, address)]).toEqual([
    404, 404, 200,
  ])
  await judge(ana, 'avatar', 'clear')
  expect(await statusOf(app.client(), address)).toBe(200)
})

test('what was rated while nothing showed it waits for moderators once a profile or a pin takes it, and its member may ask for a review', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const deps = {
    ...app.core,
    recommender: { ratings: { isOn: true, rate: async () => [0, 0, 0, 0.92, 0] } },
    ratingThresholds: { veilAt: 0.9, holdAt: 0.95 },
  }
  const rated = async (member: SignedIn) => {
    const { id } = await upload(member, await drawPicture())
    const { rows } = await app.pool.query<{ hash: string }>('select content_hash as hash from uploads where id = $1', [
      id,
    ])
    const hash = rows[0]?.hash ?? ''
    await ratePictured(deps, hash)
    return { id, hash }
  }
  const queued = async (hash: string) => (await moderator.ask(adminPictures, {})).find(({ id }) => id === hash)
  const [portrait, picture] = [await rated(ana), await rated(ben)]
  expect([await queued(portrait.hash), await queued(picture.hash)]).toEqual([undefined, undefined])
  await ana.ask(profilePictureResource.create, { kind: 'avatar', upload_id: portrait.id })
  await ratePictured(deps, portrait.hash)
  expect(await queued(portrait.hash)).toMatchObject({
    verdict: 'veiled',
    member_id: ana.member.id,
    waits_for: 'veiled',
  })
  await ana.ask(askForProfilePictureReview, { kind: 'avatar' })
  expect(await queued(portrait.hash)).toMatchObject({ waits_for: 'review' })
  const pin = await ben.ask(pinResource.create, { upload_id: picture.id, title: 'Taken later' })
  await rateSaved(deps, pin.id)
  expect(await queued(picture.hash)).toMatchObject({ verdict: 'veiled', pin_id: pin.id, waits_for: 'veiled' })
})
