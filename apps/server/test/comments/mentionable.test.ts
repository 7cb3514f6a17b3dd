import { permissionSettingsResource, userFollowResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findMentionable } from '../../src/modules/graph/index.ts'
import { signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('PI-07 only those who were asked about are answered, and of them who lets the author mention them', async () => {
  const [ana, ben, cleo, dora] = [await signUp(app), await signUp(app), await signUp(app), await signUp(app)]
  await cleo.ask(permissionSettingsResource.update, { mentions_from: 'following' })
  await dora.ask(permissionSettingsResource.update, { mentions_from: 'nobody' })
  const ids = [ana, cleo, dora].map(({ member }) => member.id)
  const mentionable = (author: typeof ana) => findMentionable(app.db, author.member.id, ids)
  expect(await mentionable(ben)).toEqual(new Set([ana.member.id]))
  await cleo.ask(userFollowResource.create, { user_id: ben.member.id })
  expect(await mentionable(ben)).toEqual(new Set([ana.member.id, cleo.member.id]))
  // Everybody may name themselves.
  expect(await mentionable(dora)).toEqual(new Set([ana.member.id, dora.member.id]))
  expect(await findMentionable(app.db, ben.member.id, [])).toEqual(new Set())
})
