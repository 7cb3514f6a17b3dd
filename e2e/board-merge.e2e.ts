import { expect, test } from 'vitest'
import { runSql } from '../apps/server/test/support/run-sql.ts'
import {
  cardOf,
  drag,
  focused,
  namesKept,
  namesOn,
  openBoards,
  ownerOf as ownerOfBoards,
  toolsOf,
} from './support/board-cards.ts'
import { expectAccessible, newVisitor, open, patiently, flowWidths, heard } from './support/browser.ts'
import { callAs, createBoardAs, createPinAs, readAs, signUpAs } from './support/member.ts'
import { setStageOnDatabase } from './support/stage.ts'

const stage = setStageOnDatabase()

const ownerOf = (names: readonly string[]) => ownerOfBoards(stage, names)

test('ST-14 ER-09 a board dropped on the middle of another goes into it, after a question', async () => {
  const { page, context, username, problems, ids } = await ownerOf(['Rye', 'Spelt', 'Oat'])
  await createPinAs(context, { board_id: ids['Rye'] ?? '', title: 'A loaf' })
  await openBoards(page, username)
  await drag(page, 'Rye', 'Oat', 'on')
  const question = page.getByRole('alertdialog', { name: 'Merge Rye into Oat?' })
  await question.getByText("1 Pin of Rye will be on Oat, and Rye will be gone. This can't be undone.").waitFor()
  await expectAccessible(page)
  await page.route('**/v3/boards/*/merge/*/', (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 })
  await question.getByRole('button', { name: 'Merge' }).click()
  await question.getByText('Failed to merge boards', { exact: true }).waitFor()
  await question.getByRole('button', { name: 'Merge' }).click()
  await heard(page, 'Rye is part of Oat now')
  await expect.poll(() => namesOn(page), patiently).toEqual(['Spelt', 'Oat'])
  await cardOf(page, 'Oat').getByText('1 Pin').waitFor()
  await expect.poll(() => namesKept(context, username)).toEqual(['Spelt', 'Oat'])
  expect(problems).toEqual([])
  await context.close()
})

test('BO-06 ST-14 boards are merged by the menu, with a list to choose from', async () => {
  const { page, context, username, problems } = await ownerOf(['Rye', 'Spelt', 'Oat'])
  await openBoards(page, username)
  const menu = await toolsOf(page, 'Rye')
  await menu.getByRole('menuitem', { name: 'Merge into…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Merge Rye into' })
  await dialog.getByRole('button', { name: 'Oat' }).waitFor()
  await expect
    .poll(() => dialog.getByRole('button', { name: /Rye|Spelt|Oat/ }).allTextContents())
    .toEqual(['Oat', 'Spelt'])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Spelt' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Merge Rye into Spelt?' })
  await question.getByRole('button', { name: 'Merge' }).press('Enter')
  await expect.poll(() => namesOn(page), patiently).toEqual(['Spelt', 'Oat'])
  await expect.poll(() => focused(page), patiently).toBe('Options for Spelt')
  expect(problems).toEqual([])
  await context.close()
})

test('BO-06 the boards to merge into or to move behind can be read again where that failed', async () => {
  const { page, context, username, problems } = await ownerOf(['Rye', 'Spelt'])
  await openBoards(page, username)
  const boards = '**/resource/BoardPickerBoardsResource/get/**'
  for (const [choice, name] of [
    ['Merge into…', 'Merge Rye into'],
    ['Move to…', 'Move Rye'],
  ] as const) {
    await page.route(boards, (route) => route.fulfill({ status: 500, body: 'no' }))
    await (await toolsOf(page, 'Rye')).getByRole('menuitem', { name: choice }).press('Enter')
    const dialog = page.getByRole('dialog', { name })
    await dialog.getByRole('alert').waitFor()
    await expectAccessible(page)
    await page.unroute(boards)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await dialog.getByRole('button', { name: 'Spelt' }).waitFor()
    await page.reload()
    await page.waitForSelector('main li[data-board][draggable=true]')
  }
  expect(problems).toEqual([])
  await context.close()
})

for (const width of flowWidths(1280)) {
  test(`BO-02 ST-14 ER-09 at ${width} a board is merged from its own menu, and its page gives way to the other's`, async () => {
    const { page, context, problems } = await newVisitor(stage, { width })
    const { username } = await signUpAs(context)
    const [rye, oat] = [await createBoardAs(context, 'Rye'), await createBoardAs(context, 'Oat')]
    await createPinAs(context, { board_id: rye.id, title: 'A loaf' })
    await open(page, rye.url)
    await page.getByRole('button', { name: 'More options' }).first().click()
    await page.getByRole('menuitem', { name: 'Merge into…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Merge Rye into' })
    await dialog.getByRole('button', { name: 'Oat' }).waitFor()
    await expect.poll(() => dialog.getByRole('button', { name: 'Rye' }).count()).toBe(0)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Oat' }).click()
    const question = page.getByRole('alertdialog', { name: 'Merge Rye into Oat?' })
    await question.getByText("1 Pin of Rye will be on Oat, and Rye will be gone. This can't be undone.").waitFor()
    await expectAccessible(page)
    await page.route('**/v3/boards/*/merge/*/', (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 })
    await question.getByRole('button', { name: 'Merge' }).click()
    await question.getByText('Failed to merge boards', { exact: true }).waitFor()
    await question.getByRole('button', { name: 'Merge' }).click()
    await page.waitForURL(`**${oat.url}`)
    await page.getByRole('heading', { level: 1, name: 'Oat' }).waitFor()
    await page.getByRole('link', { name: 'A loaf' }).first().waitFor()
    await expect.poll(() => namesKept(context, username)).toEqual(['Oat'])
    expect(problems).toEqual([])
    await context.close()
  })
}

test('ST-14 VR-08 ER-09 a board of somebody else can be moved, but not merged', async () => {
  const host = await newVisitor(stage, { width: 1280 })
  await signUpAs(host.context)
  const shared = await createBoardAs(host.context, 'Shared')
  const { page, context, username } = await ownerOf(['Rye', 'Spelt'])
  const { id } = await readAs<{ id: string }>(context, 'UserResource/get', { username })
  await callAs(host.context, 'BoardInviteResource/create', { board_id: shared.id, invited_user_ids: id })
  await callAs(context, 'BoardInviteResource/update', { board_id: shared.id })
  await openBoards(page, username)
  const before = await namesOn(page)
  await drag(page, 'Shared', 'Spelt', 'on')
  const alert = page.getByRole('alertdialog', { name: 'Oops!' })
  await alert.getByText("You can't move this board because you didn't create it.", { exact: true }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await alert.waitFor({ state: 'detached' })
  await expect.poll(() => namesOn(page)).toEqual(before)
  const last = before.findLast((name) => name !== 'Shared') ?? ''
  await drag(page, 'Shared', last, before.at(-1) === 'Shared' ? 'before' : 'after')
  await expect.poll(() => namesOn(page), patiently).not.toEqual(before)
  await expect.poll(() => namesKept(context, username), patiently).toEqual(await namesOn(page))
  await Promise.all([context.close(), host.context.close()])
})

test('ST-17 ST-18 ST-19 BC-02 CA-06 a merge of many Pins is told while it runs and when it is done', async () => {
  const { page, context, username, problems, ids } = await ownerOf(['Rye', 'Oat'])
  const board_id = ids['Rye'] ?? ''
  const pin = await createPinAs(context, { board_id, title: 'A loaf' })
  for (let count = 0; count < 60; count += 1)
    await callAs(context, 'RepinResource/create', { pin_id: pin.id, board_id })
  await openBoards(page, username)
  // What the server says of the work, as long as the test wants it.
  let progress = 0.4
  const seen = Promise.withResolvers<void>()
  const fields = (url: URL) => url.searchParams.get('fields') === 'board.id,board.blocking_actions'
  await page.route(fields, async (route) => {
    // Done in the meantime, the board would go before it was looked at.
    await seen.promise
    const response = await route.fetch()
    const answer = (await response.json()) as { resource_response: { data?: { id: string } | null } }
    const { data } = answer.resource_response
    if (!data || progress === 1) return route.fulfill({ response })
    const action = { id: '1', created_timestamp: 0, progress, section_id: '-1', action_type: 7172 }
    const blocking_actions = [{ ...action, board_id: data.id, is_origin: data.id === board_id }]
    return route.fulfill({
      response,
      json: { resource_response: { ...answer.resource_response, data: { ...data, blocking_actions } } },
    })
  })
  await drag(page, 'Rye', 'Oat', 'on')
  const question = page.getByRole('alertdialog', { name: 'Merge Rye into Oat?' })
  await question.getByRole('button', { name: 'Merge' }).click()
  await question.waitFor({ state: 'detached' })
  await cardOf(page, 'Rye').getByText('In progress…').waitFor()
  seen.resolve()
  const toast = page.locator('[data-operation]')
  await toast.getByText('Merging into Oat…').waitFor()
  await expect.poll(() => toast.getByText('40%').count()).toBe(1)
  await expectAccessible(page)
  await toast.hover()
  progress = 1
  await toast.getByText('Merged into Oat').waitFor()
  // It stays while it is pointed at; the card of the board that went is gone.
  await expect.poll(() => namesOn(page), patiently).toEqual(['Oat'])
  await cardOf(page, 'Oat').getByText('61 Pins').waitFor()
  await expect.poll(() => toast.count()).toBe(1)
  await page.mouse.move(5, 5)
  await toast.waitFor({ state: 'detached' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect(problems).toEqual([])
  await context.close()
})

test('ST-19 PS-10 on the overview a board is read anew when what works on the whole of it has ended', async () => {
  const { page, context, username, problems, ids } = await ownerOf(['Rye', 'Oat'])
  const board_id = ids['Rye'] ?? ''
  const sql = (text: string, ...values: unknown[]) => runSql(stage.database.connection, text, values)
  await sql('update boards set has_operations = true where id = $1', board_id)
  await sql(
    `insert into blocking_actions
       (bucket, id, board_id, operation_id, action_type, section_id, is_origin, pin_count, done_count, created_at)
     select bucket, id, id, id, 7172, -1, false, 10, 4, now() from boards where id = $1`,
    board_id,
  )
  await open(page, `/${username}/_saved`)
  await cardOf(page, 'Rye').getByText('0 Pins').waitFor()
  await sql('update boards set pin_count = 7 where id = $1', board_id)
  await sql('update blocking_actions set finished_at = now(), done_count = 10 where board_id = $1', board_id)
  await cardOf(page, 'Rye').getByText('7 Pins').waitFor()
  await expect.poll(() => page.locator('main [draggable=true]').count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})
