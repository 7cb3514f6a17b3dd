import {
  boardFollowResource,
  boardResource,
  pinResource,
  repinResource,
  updateMe,
  userBlockResource,
  userFollowResource,
  userResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startInTurn } from '../support/in-turn.ts'
import { addCollaborator, makeBoard, makeSection, savePin, type SignedIn, signUp } from '../support/people.ts'
import type { TestApp } from '../support/test-app.ts'
import type { WireAnswer } from '../support/test-client.ts'
import { brokenPromises } from './counters-equal-rows.ts'
import { makeQuickPin } from './quick-pins.ts'

const MEMBERS = 40

let app: TestApp
let people: SignedIn[]
beforeAll(async () => {
  app = await startInTurn()
  people = await Promise.all(Array.from({ length: MEMBERS }, () => signUp(app)))
}, 120_000)
afterAll(() => app.stop())

/** A member of the crowd; the numbers are the test's own. */
const person = (number: number): SignedIn => {
  const found = people[number % MEMBERS]
  if (!found) throw new Error('there is nobody')
  return found
}

let star: SignedIn
beforeEach(async () => {
  star = await signUp(app)
})

/** All at once. Whoever loses a race may hear 404, 403 or 409, nobody a fault. */
async function atOnce(works: readonly (() => Promise<WireAnswer>)[]): Promise<WireAnswer[]> {
  const answers = await Promise.all(works.map((work) => work()))
  const faults = answers.filter(({ status }) => ![200, 403, 404, 409].includes(status))
  expect(faults.map(({ status, error }) => ({ status, error }))).toEqual([])
  return answers
}

test('EN-01 forty members who follow and leave one member two hundred times at once keep every counter true', async () => {
  const target = { user_id: star.member.id }
  await atOnce(
    Array.from(
      { length: 200 },
      (_, n) => () =>
        n % 3 === 2
          ? person(n).call(userFollowResource.delete, target)
          : person(n).call(userFollowResource.create, target),
    ),
  )
  expect(await brokenPromises(app.pool)).toEqual({})
  await atOnce(people.map((each) => () => each.call(userFollowResource.create, target)))
  expect((await star.ask(userResource.get, target)).follower_count).toBe(MEMBERS)
  await atOnce(people.map((each) => () => each.call(userFollowResource.delete, target)))
  expect((await star.ask(userResource.get, target)).follower_count).toBe(0)
})

test('EN-01 members who follow each other in circles at once never wait for each other for good', async () => {
  await atOnce(
    Array.from(
      { length: 120 },
      (_, n) => () =>
        person(n % 6).call(userFollowResource.create, { user_id: person((n + 1 + (n % 5)) % 6).member.id }),
    ),
  )
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('EN-01 following and blocking at once leaves no follow across a block', async () => {
  for (let round = 0; round < 4; round += 1) {
    await atOnce(
      people
        .slice(0, 20)
        .flatMap((each) => [
          () => each.call(userFollowResource.create, { user_id: star.member.id }),
          () => star.call(userBlockResource.create, { blocked_user_id: each.member.id }),
          () => star.call(userFollowResource.create, { user_id: each.member.id }),
          ...(round < 3 ? [() => star.call(userBlockResource.delete, { blocked_user_id: each.member.id })] : []),
        ]),
    )
    expect(await brokenPromises(app.pool)).toEqual({})
  }
})

test('EN-04 EN-07 saving, moving, sectioning and deleting pins on one board at once keeps every counter true', async () => {
  const board = await makeBoard(star, 'Busy')
  const other = await makeBoard(star, 'Other')
  const sections = [await makeSection(star, board.id), await makeSection(star, board.id)]
  const team = people.slice(0, 8)
  for (const each of team) await addCollaborator(star, board.id, each)
  const source = await makeQuickPin(app, star, { board_id: board.id })
  const pins = await Promise.all(
    team.flatMap((each) => Array.from({ length: 5 }, () => savePin(each, source.id, board.id))),
  )
  await atOnce(
    Array.from({ length: 200 }, (_, n) => () => {
      const member = team[n % 8] ?? star
      const pin = pins[(n * 7) % pins.length]
      const id = pin?.id ?? ''
      const owner = people.find((each) => each.member.id === pin?.pinner.id) ?? star
      if (n % 5 === 0)
        return member.call(repinResource.create, {
          pin_id: source.id,
          board_id: board.id,
          section_id: sections[n % 2]?.id ?? '',
        })
      if (n % 5 === 1) return owner.call(pinResource.update, { id, board_section_id: sections[n % 2]?.id ?? '' })
      if (n % 5 === 2) return owner.call(pinResource.delete, { id })
      if (n % 5 === 3)
        return star.call(repinResource.create, { pin_id: id, board_id: n % 2 === 0 ? other.id : board.id })
      return star.call(pinResource.delete, { id })
    }),
  )
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('EN-07 the last pins of a picture that go at once take it along, whoever is first', async () => {
  for (let round = 0; round < 5; round += 1) {
    const source = await makeQuickPin(app, star)
    const savers = people.slice(round * 6, round * 6 + 6)
    const copies = await Promise.all(
      savers.map(async (each) => ({ each, pin: await savePin(each, source.id, (await makeBoard(each)).id) })),
    )
    const answers = await atOnce([
      () => star.call(pinResource.delete, { id: source.id }),
      ...copies.map(
        ({ each, pin }) =>
          () =>
            each.call(pinResource.delete, { id: pin.id }),
      ),
    ])
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await brokenPromises(app.pool)).toEqual({})
    const { rows } = await app.pool.query('select id from aggregates where id = $1', [source.aggregated_pin_data.id])
    expect(rows).toEqual([])
  }
})

test('EN-07 saving a pin while it goes, or while its board turns secret, leaves whole pins only', async () => {
  for (let round = 0; round < 4; round += 1) {
    const board = await makeBoard(star)
    const [one, two] = [
      await makeQuickPin(app, star, { board_id: board.id }),
      await makeQuickPin(app, star, { board_id: board.id }),
    ]
    const savers = await Promise.all(
      people.slice(0, 10).map(async (each) => ({ each, boardId: (await makeBoard(each)).id })),
    )
    await atOnce([
      ...savers.slice(0, 5).map(
        ({ each, boardId }) =>
          () =>
            each.call(repinResource.create, { pin_id: one.id, board_id: boardId }),
      ),
      () => star.call(boardResource.update, { board_id: board.id, privacy: 'secret' }),
      ...savers.slice(5).map(
        ({ each, boardId }) =>
          () =>
            each.call(repinResource.create, { pin_id: two.id, board_id: boardId }),
      ),
      () => star.call(pinResource.delete, { id: two.id }),
    ])
    expect(await brokenPromises(app.pool)).toEqual({})
  }
})

test('EN-07 saving while the profile turns private hides every pin and picture', async () => {
  const source = await makeQuickPin(app, star)
  const own = await makeBoard(person(0), 'While private')
  await addCollaborator(person(0), own.id, person(1))
  for (const isPrivate of [true, false, true, false]) {
    await atOnce([
      ...Array.from(
        { length: 6 },
        () => () => person(0).call(repinResource.create, { pin_id: source.id, board_id: own.id }),
      ),
      () => person(0).call(updateMe, { is_private_profile: isPrivate }),
      ...Array.from(
        { length: 6 },
        (_, n) => () => person(n % 2).call(repinResource.create, { pin_id: source.id, board_id: own.id }),
      ),
    ])
    expect(await brokenPromises(app.pool)).toEqual({})
  }
})

test('EN-04 boards made, changed, archived, followed and deleted at once keep their owner’s counters true', async () => {
  const boards = await Promise.all(Array.from({ length: 6 }, (_, n) => makeBoard(star, `Board ${n}`)))
  const privacies = ['public', 'protected', 'secret'] as const
  await atOnce(
    Array.from({ length: 120 }, (_, n) => () => {
      const board_id = boards[n % 6]?.id ?? ''
      if (n % 6 === 0)
        return star.call(boardResource.create, { name: `New ${n % 5}`, privacy: privacies[n % 3] ?? 'public' })
      if (n % 6 === 1) return star.call(boardResource.update, { board_id, privacy: privacies[n % 3] ?? 'public' })
      if (n % 6 === 2) return star.call(boardResource.update, { board_id, archived: n % 4 === 0 })
      if (n % 6 === 3) return person(n).call(boardFollowResource.create, { board_id })
      if (n % 6 === 4) return person(n - 1).call(boardFollowResource.delete, { board_id })
      return n > 100
        ? star.call(boardResource.delete, { board_id })
        : star.call(boardResource.update, { board_id, name: `Name ${n % 7}` })
    }),
  )
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('CA-19 forty presses at once make one board of a name', async () => {
  const answers = await atOnce(
    Array.from({ length: 40 }, () => () => star.call(boardResource.create, { name: 'Only one' })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.name === 'board_name_taken')).toHaveLength(39)
  const differing = await atOnce(
    Array.from(
      { length: 10 },
      (_, n) => () => star.call(boardResource.create, { name: `Only one${'!'.repeat(n + 1)}` }),
    ),
  )
  expect(new Set(differing.map(({ data }) => (data as { url: string }).url)).size).toBe(10)
  expect(await brokenPromises(app.pool)).toEqual({})
})
