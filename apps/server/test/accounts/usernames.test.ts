import {
  boardResource,
  reservedBoardSlugs,
  reservedUsernames,
  updateMe,
  userRegisterResource,
  userResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startInTurn } from '../support/in-turn.ts'
import { makeBoard, makeSection, type SignedIn, signUp } from '../support/people.ts'
import type { TestApp } from '../support/test-app.ts'

const DAY = 24 * 3_600_000
let now = new Date('2026-11-20T12:00:00Z')
let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startInTurn({ clock: { now: () => now } })
  ana = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

let people = 0
const register = (username: string) =>
  app.client().call(userRegisterResource.create, {
    email: `p${(people += 1)}@example.org`,
    password: 'correct horse',
    birth_date: '1990-05-17',
    username,
  })

test('AC-10 no reserved word becomes a username, at sign-up or later, in whatever letters', async () => {
  const spellable = [...reservedUsernames].filter((name) => /^\w{3,30}$/.test(name))
  expect(spellable.length).toBeGreaterThan(60)
  for (const [place, name] of spellable.entries()) {
    const spelled = place % 2 === 0 ? name : name.toUpperCase()
    const refused = { status: 422, error: { name: 'username_reserved', field: 'username' } }
    expect(await register(spelled), spelled).toMatchObject(refused)
    expect(await ana.call(updateMe, { username: spelled }), spelled).toMatchObject(refused)
  }
})

test('AC-10 names in other letter case are one name; the profile shows it as it was chosen', async () => {
  const { data } = await register('Wim_Wenders')
  expect(data.username).toBe('Wim_Wenders')
  for (const other of ['wim_wenders', 'WIM_WENDERS']) {
    expect((await register(other)).error?.name).toBe('username_taken')
    expect((await ana.ask(userResource.get, { username: other })).id).toBe(data.id)
  }
})

test('AC-10 of eight people at once who want one name, one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => signUp(app)))
  const answers = await Promise.all(people.map((person) => person.call(updateMe, { username: 'wanted' })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.name === 'username_taken')).toHaveLength(7)
})

test('AC-10 after a change the old name leads to the member for 30 days, then it is free', async () => {
  const ben = await signUp(app, { username: 'ben_before' })
  const board = await makeBoard(ben, 'Kitchen')
  const renamed = await ben.ask(updateMe, { username: 'ben_after' })
  expect(renamed).toMatchObject({ id: ben.member.id, username: 'ben_after' })
  expect((await ana.ask(userResource.get, { username: 'ben_before' })).username).toBe('ben_after')
  expect(await ana.ask(boardResource.get, { username: 'BEN_BEFORE', slug: 'kitchen' })).toMatchObject({
    id: board.id,
    url: '/ben_after/kitchen/',
  })
  expect((await register('ben_before')).error?.name).toBe('username_taken')
  now = new Date(now.getTime() + 29.9 * DAY)
  expect((await ana.ask(userResource.get, { username: 'ben_before' })).id).toBe(ben.member.id)
  expect((await register('ben_before')).error?.name).toBe('username_taken')
  now = new Date(now.getTime() + 0.2 * DAY)
  expect((await ana.call(userResource.get, { username: 'ben_before' })).error?.name).toBe('user_not_found')
  const { data } = await register('ben_before')
  expect((await ana.ask(userResource.get, { username: 'ben_before' })).id).toBe(data.id)
  expect((await ana.ask(userResource.get, { username: 'ben_after' })).id).toBe(ben.member.id)
})

test('AC-10 one may go back to a name of one’s own, and change only its letter case', async () => {
  const cem = await signUp(app, { username: 'cem_one' })
  await cem.ask(updateMe, { username: 'cem_two' })
  expect((await cem.ask(updateMe, { username: 'cem_one' })).username).toBe('cem_one')
  expect((await ana.ask(userResource.get, { username: 'cem_two' })).username).toBe('cem_one')
  expect((await cem.ask(updateMe, { username: 'Cem_One' })).username).toBe('Cem_One')
  expect((await ana.ask(userResource.get, { username: 'cem_one' })).username).toBe('Cem_One')
  now = new Date(now.getTime() + 31 * DAY)
  expect((await ana.ask(userResource.get, { username: 'cem_one' })).id).toBe(cem.member.id)
})

test('AC-10 no board comes to stand at a sub-route of its owner’s profile', async () => {
  const dan = await signUp(app)
  const urls = new Set<string>()
  for (const slug of reservedBoardSlugs) {
    for (const name of [slug, slug.replaceAll(/[_.-]/g, ' ').trim().toUpperCase()]) {
      const answer = await dan.call(boardResource.create, { name })
      if (answer.error?.name === 'board_name_taken') continue
      expect(answer.status, name).toBe(200)
      const taken = decodeURIComponent(answer.data.url.split('/')[2] ?? '')
      expect(reservedBoardSlugs.has(taken), `${name} -> ${taken}`).toBe(false)
      urls.add(answer.data.url)
    }
  }
  expect(urls.size).toBeGreaterThanOrEqual(reservedBoardSlugs.size)
  const renamed = await makeBoard(dan, 'Plain')
  const answer = await dan.ask(boardResource.update, { board_id: renamed.id, name: 'pins !' })
  expect(reservedBoardSlugs.has(answer.url.split('/')[2] ?? '')).toBe(false)
})

test('AC-10 no section’s address begins like one by id', async () => {
  for (const name of ['id:5', 'ID:5', ' id: 5', 'id：5', 'i\u200bd:5', 'id:']) {
    const { slug } = await makeSection(ana, (await makeBoard(ana)).id, name)
    expect(slug.startsWith('id:'), `${name} -> ${slug}`).toBe(false)
    expect(slug).not.toBe('')
  }
})

test('AC-10 boards whose names come down to one address get numbers', async () => {
  const eva = await signUp(app)
  const slugs = []
  for (const name of ['Café!', 'café', 'CAFÉ?', '!!!', '???'])
    slugs.push((await eva.call(boardResource.create, { name })).data.url.split('/')[2])
  expect(slugs.map((slug) => decodeURIComponent(slug ?? ''))).toEqual(['café', 'café-2', 'café-3', 'board', 'board-2'])
})
