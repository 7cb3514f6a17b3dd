import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { open, patiently } from './support/browser.ts'
import { makeOwner, passSecondFactor } from './support/employees.ts'
import { expectFocusKept, press, reach, write } from './support/keyboard.ts'
import { callAs, createBoardAs, createPinAs } from './support/member.ts'
import { newPerson, type Person } from './support/persons.ts'
import { listening, reads, zooms } from './support/reader.ts'
import { setStage } from './support/stage.ts'

// The queue holds what anybody reported, so others' reports would stand in it.
const stage = setStage({})

describe.each(zooms('100%'))('at %s', (zoom) => {
  let owner: Person
  let maker: Person
  let pinId: string
  beforeAll(async () => {
    maker = await newPerson(stage, 1280)
    owner = await newPerson(stage, 1280)
    await listening(owner, zoom)
    const board = await createBoardAs(maker.context, 'Foghorns')
    pinId = (await createPinAs(maker.context, { board_id: board.id, title: 'A foghorn of doubt' })).id
    makeOwner(stage, owner)
    await passSecondFactor(stage, owner)
  })
  afterAll(() => Promise.all([owner.context.close(), maker.context.close()]))
  const main = () => owner.page.getByRole('main')
  const dialog = (name: string | RegExp) => owner.page.getByRole('dialog', { name })

  test('LA-03 by keyboard and ear: an employee takes up a report and decides it', async () => {
    const { page } = owner
    const reported = { object_type: 'pin', object_id: pinId, reason: 'hate', detail: 'Listen to its tone' }
    const reporter = await newPerson(stage, 1280)
    await callAs(reporter.context, 'ReportResource/create', reported)
    await reporter.context.close()
    await open(page, '/admin/reports/?kind=pin')
    const list = page.getByRole('list', { name: 'What was reported' })
    const row = list.getByRole('button').filter({ hasText: 'A foghorn of doubt' })
    await reach(row)
    await page.keyboard.press('Enter')
    await page.getByText('Listen to its tone').waitFor()
    await page.keyboard.press('t')
    await list.getByText('You work on it').waitFor()
    await page.keyboard.press('d')
    const deciding = dialog(/^Dismiss: /)
    await reads(deciding, 'heading "Dismiss:', 'button "Close"', 'textbox "Reason"', 'button "Dismiss"')
    await press(deciding.getByRole('button', { name: 'Dismiss', exact: true }))
    await deciding.getByRole('textbox', { name: 'Reason' }).and(page.locator('[aria-invalid=true]:focus')).waitFor()
    await write(deciding.getByRole('textbox', { name: 'Reason' }), 'Only a foghorn')
    await press(deciding.getByRole('button', { name: 'Dismiss', exact: true }))
    await deciding.waitFor({ state: 'hidden' })
    await expect.poll(() => row.count(), patiently).toBe(0)
    await expectFocusKept(page)
  })

  test('LA-03 by keyboard and ear, as every flow but advertising: an employee writes an article', async () => {
    const { page } = owner
    await open(page, '/admin/articles/')
    await press(main().getByRole('link', { name: 'Write an article' }))
    await page.waitForURL('**/admin/articles/new/')
    await write(page.getByLabel('Title'), 'Horns in the fog')
    await write(page.getByLabel('Text'), 'One horn.')
    await write(page.getByLabel('Address or id to put on the wall'), pinId)
    await press(page.getByRole('button', { name: 'Add', exact: true }))
    await page.getByRole('listitem').filter({ hasText: 'A foghorn of doubt' }).waitFor()
    await press(page.getByRole('button', { name: 'Save', exact: true }))
    await page.getByLabel('Reason').and(page.locator('[aria-invalid=true]:focus')).waitFor()
    await write(page.getByLabel('Reason'), 'For sailors')
    await press(page.getByRole('button', { name: 'Save', exact: true }))
    await page.waitForURL(/\/admin\/articles\/\d+\//)
    await reads(main(), 'heading "Horns in the fog" [level=1]', 'textbox "Title": Horns in the fog')
    await press(page.getByRole('button', { name: 'Publish' }))
    const publishing = dialog('Publish')
    await write(publishing.getByLabel('Reason'), 'It is ready')
    await press(publishing.getByRole('button', { name: 'Publish' }))
    await publishing.waitFor({ state: 'hidden' })
    await expectFocusKept(page)
    await reads(main(), 'link "Open the page"')
    expect(owner.problems).toEqual([])
  })
})
