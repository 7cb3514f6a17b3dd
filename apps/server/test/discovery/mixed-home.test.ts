import { interestFollowResource, userFollowResource, userHomefeedResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { heardOf, makeTaste } from './tastes.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ hasRecommender: true })
}, 120_000)
afterAll(() => app.stop())

test('DI-01 DS-03 home mixes four sources, tops the list up while it is read, and neither repeats nor crowds', async () => {
  const makers = []
  for (let at = 0; at < 8; at += 1) makers.push(await signUp(app))
  const { pins, boards } = await makeTaste(app, makers.slice(0, 5), { title: 'Cobalt', pictures: 12, keepers: 3 })
  const [reader, dora, eve] = [await signUp(app), await signUp(app), await signUp(app)]
  for (let at = 0; at < 16; at += 1) await makeQuickPin(app, makers[at % 8] ?? dora, { title: `Rye bread ${at}` })
  await makeQuickPin(app, eve, { title: 'By a stranger' })
  for (let at = 0; at < 6; at += 1) await makeQuickPin(app, dora, { title: `Followed ${at}` })
  const { rows } = await app.pool.query<{ id: string }>(`select id::text from topics where slug = 'bread'`)
  await reader.ask(userFollowResource.create, { user_id: dora.member.id })
  await reader.ask(interestFollowResource.create, { interest_id: rows[0]?.id ?? '' })
  await savePin(reader, pins[0]?.id ?? '', (await makeBoard(reader)).id)
  await settled(app)
  const kindOf = ({ title, recommendation_reason: reason }: { title: string; recommendation_reason?: Reason }) =>
    title.startsWith('Followed') ? 'followed' : (reason?.type ?? 'popular')
  type Reason = { type: string } | null | undefined
  const read = async () => reader.call(userHomefeedResource.get, { page_size: 12 })
  await expect
    .poll(async () => {
      await reader.ask(userHomefeedResource.update, {})
      return new Set((await read()).data.map(kindOf))
    })
    .toEqual(new Set(['followed', 'saved_pin', 'board', 'topic', 'popular']))

  // A list that was wished for earlier would come between.
  await app.pool.query('delete from recommendation_wishes where member_id = $1', [reader.member.id])
  await settled(app)

  const first = await read()
  const kinds = first.data.map(kindOf)
  const isWalk = (kind: string) => kind === 'saved_pin' || kind === 'board'
  for (const isOf of [isWalk, (kind: string) => kind === 'followed', (kind: string) => kind === 'popular'])
    expect(kinds.filter(isOf).length).toBeLessThanOrEqual(4)
  const lists = async () =>
    (
      await app.pool.query<{ count: string; lists: string }>(
        `select count(*) filter (where list_id = newest), count(distinct list_id) as lists
         from recommended_pins, (select max(list_id) as newest from recommended_pins where member_id = $1) as of
         where member_id = $1`,
        [reader.member.id],
      )
    ).rows[0]
  const before = await lists()
  // What comes later is not popular yet, so only the list can bring it: others keep it beside what the reader saved.
  const later = []
  for (let at = 0; at < 4; at += 1) later.push(await makeQuickPin(app, eve, { title: `Cobalt late ${at}` }))
  for (const { keeper, board } of boards) for (const pin of later) await savePin(keeper, pin.id, board.id)
  await settled(app)
  await app.pool.query('delete from popular_pins where pin_id = any($1::bigint[])', [later.map(({ id }) => id)])
  await heardOf(app, pins[0]?.id, pins.length - 1 + later.length)

  // This process may have told of the reader before there was more; each tells once in a while.
  const beside = await app.startBeside()
  const readOn = (bookmark: string) =>
    reader.through(beside.origin).call(userHomefeedResource.get, { page_size: 12, bookmarks: [bookmark] })
  const shown = [...first.data]
  for (let { bookmark } = first; bookmark !== undefined;) {
    const page = await readOn(bookmark)
    await beside.core.topUps.flush()
    await settled(app)
    shown.push(...page.data)
    bookmark = page.bookmark
  }
  const after = await lists()
  expect([after?.lists, Number(after?.count) - Number(before?.count)]).toEqual([before?.lists, later.length])
  const ids = shown.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(later.map(({ id }) => id)))
  const members = first.data.map(({ pinner }) => pinner.id)
  const crowded = members.flatMap((member, at) => (members.slice(Math.max(0, at - 4), at).includes(member) ? at : []))
  expect(crowded).toEqual([])
}, 120_000)
