import { expect, test } from 'vitest'
import { expectAccessible, newVisitor, open, patiently, type Width, widths, heard } from './support/browser.ts'
import {
  boardlessCount,
  boardlessMember,
  chosenTitles,
  keepSuggestions,
  MOVING,
  options,
  suggest,
} from './support/boardless.ts'
import { button } from './support/cards.ts'
import { callAs, createBoardAs, readAs } from './support/member.ts'
import { setStageOnDatabase } from './support/stage.ts'

const stage = setStageOnDatabase()

const ownerOf = (...how: [count: number, width: Width, scheme?: 'light' | 'dark']) => boardlessMember(stage, ...how)

for (const width of widths) {
  test(`DI-06 CA-01 CA-02 CR-05 EN-08 at ${width} a suggestion becomes a board of the pins that are not left out`, async () => {
    const owner = await ownerOf(5, width, width === 390 ? 'dark' : 'light')
    const { page, context, username, pins } = owner
    await suggest(stage.database, owner, ['Kitchen shelves', 'Oak shelves'], pins.slice(0, 4))
    await open(page, `/${username}/_boards`)
    await page
      .getByRole('list', { name: 'Board suggestions' })
      .getByRole('link', { name: 'Kitchen shelves 4 Pins' })
      .click()
    await page.getByRole('heading', { name: 'Create board' }).waitFor()
    await page.waitForURL(/\/board\/create\/cluster\/0\?cluster=\d+$/)
    await expectAccessible(page)
    await expect.poll(() => chosenTitles(page)).toEqual(['Shelf 4', 'Shelf 3', 'Shelf 2', 'Shelf 1'])
    await options(page).nth(2).click()
    await page.getByText('3 Pins selected').waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Kitchen shelves')
    await button(page, 'Oak shelves').click()
    await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Oak shelves')
    await page.getByLabel('Keep this board secret').check()
    await button(page.getByRole('form'), 'Create').click()
    await heard(page, 'Board created!')
    await page.waitForURL(`**/${username}/oak-shelves/`)
    const board = () =>
      readAs<{ pin_count: number; privacy: string }>(context, 'BoardResource/get', { username, slug: 'oak-shelves' })
    await expect
      .poll(async () => {
        const { pin_count: count, privacy } = await board()
        return [count, privacy, await boardlessCount(owner)]
      }, patiently)
      .toEqual([3, 'secret', 2])
    expect(owner.problems).toEqual([])
    await context.close()
  })
}

test('CR-05 a suggestion that is gone says so, by its id also where another has its number; visitors log in first', async () => {
  const owner = await ownerOf(6, 1280)
  const { page, context, username, pins } = owner
  const gone = await suggest(stage.database, owner, ['Gone'], pins.slice(0, 3))
  await suggest(stage.database, owner, ['Here'], pins.slice(3))
  const kitchen = await createBoardAs(context, 'Kitchen')
  await callAs(context, 'BulkEditResource/update', { pin_ids: pins.slice(0, 3), board_id: kitchen.id })
  await keepSuggestions(stage.database, owner)
  await open(page, `/board/create/cluster/0?cluster=${gone}`)
  await page.getByRole('heading', { name: 'This suggestion is gone.' }).waitFor()
  await expectAccessible(page)
  await open(page, '/board/create/cluster/0')
  await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Here')
  await open(page, '/board/create/cluster/9')
  await page.getByRole('link', { name: 'Back to your boards' }).click()
  await page.waitForURL(`**/${username}/_boards`)
  const visitor = await newVisitor(stage, { width: 1280 })
  await open(visitor.page, '/board/create/cluster/0')
  await visitor.page.waitForURL('**/login/?next=*')
  await visitor.context.close()
  await context.close()
})

test('DI-06 CA-02 a long suggestion goes on by itself; where the pins do not move, the board is not made twice', async () => {
  const owner = await ownerOf(30, 1280)
  const { page, context, username, pins } = owner
  await suggest(stage.database, owner, ['Shelves'], pins)
  await open(page, '/board/create/cluster/0')
  await expect.poll(() => options(page).count(), patiently).toBe(30)
  await page.getByText('30 Pins selected').waitFor()
  await page.route(MOVING, (route) => route.abort())
  await button(page.getByRole('form'), 'Create').click()
  await page.getByText('Shelves was created, but your Pins did not move.').waitFor()
  await expectAccessible(page)
  await page.unroute(MOVING)
  await button(page, 'Move Pins').click()
  await page.waitForURL(`**/${username}/shelves/`)
  const boards = async () => {
    const made = await readAs<{ name: string; pin_count: number }[]>(context, 'BoardsResource/get', { username })
    return made.map(({ name, pin_count: count }) => [name, count])
  }
  await expect.poll(boards, patiently).toEqual([['Shelves', 30]])
  await context.close()
})
