import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, launchBrowser, layoutShifts, open, type Width, widths } from './support/browser.ts'
import { callAs, changeMeAs, createBoardAs, createPinAs } from './support/member.ts'
import { newPerson } from './support/persons.ts'
import { type RunningProgram, runProgram } from './support/running-program.ts'

let program: RunningProgram
let browser: Browser
beforeAll(async () => {
  program = await runProgram()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await program?.remove()
})

async function person(width: Width, name: string) {
  const made = await newPerson(browser, program.origin, width)
  const { username } = await changeMeAs(made.context, { full_name: name })
  return { ...made, username }
}

for (const width of widths) {
  test(`PS-23 at ${width} the owner's profile proposes to invite people to a board, who then accept`, async () => {
    const ana = await person(width, 'Ana Lima')
    const ben = await person(width, 'Ben Ode')
    await callAs(ana.context, 'UserFollowResource/create', { user_id: ben.id })
    const board = await createBoardAs(ana.context, 'Kitchen plans')
    await createPinAs(ana.context, { board_id: board.id, title: 'A shelf' })

    await open(ana.page, `/${ana.username}/_boards`)
    const prompt = ana.page.getByRole('region', { name: 'Invite people to a board' })
    await prompt.getByText('Better with others: Kitchen plans').waitFor()
    for (const colorScheme of ['dark', 'light'] as const) {
      await ana.page.emulateMedia({ colorScheme })
      await expectAccessible(ana.page)
    }
    expect(await layoutShifts(ana.page)).toEqual([])
    await prompt.getByRole('button', { name: 'Invite' }).click()
    const dialog = ana.page.getByRole('dialog', { name: 'Invite people to Kitchen plans' })
    await dialog.getByRole('button', { name: /Ben Ode/ }).waitFor()
    expect(await dialog.getByRole('button', { name: 'Invite' }).isDisabled()).toBe(true)
    await dialog.getByRole('button', { name: /Ben Ode/ }).click()
    await expectAccessible(ana.page)
    await dialog.getByRole('button', { name: 'Invite' }).click()
    await ana.page.getByText('Ben Ode is invited').waitFor()
    await prompt.waitFor({ state: 'detached' })

    await open(ben.page, '/notifications/')
    const accepting = ben.page.waitForResponse((response) => response.url().includes('BoardInviteResource/update'))
    await ben.page.getByRole('button', { name: 'Accept Kitchen plans' }).click()
    expect((await accepting).status()).toBe(200)
    await open(ben.page, board.url)
    await ben.page.getByRole('button', { name: 'Board Actions' }).waitFor()

    // It was said once.
    await open(ana.page, `/${ana.username}/_boards`)
    await ana.page.getByRole('link', { name: /Kitchen plans/ }).waitFor()
    await ana.page.waitForLoadState('networkidle')
    expect(await prompt.count()).toBe(0)
    expect([...ana.problems, ...ben.problems]).toEqual([])
    for (const { context } of [ana, ben]) await context.close()
  })

  test(`PS-23 at ${width} whoever does not want the proposal is left alone, and can invite from the board`, async () => {
    const ana = await person(width, 'Ana Lima')
    const ben = await person(width, 'Ben Ode')
    await callAs(ana.context, 'UserFollowResource/create', { user_id: ben.id })
    const board = await createBoardAs(ana.context, 'Garden plans')
    await createPinAs(ana.context, { board_id: board.id, title: 'A bed' })
    await open(ana.page, `/${ana.username}/_boards`)
    const prompt = ana.page.getByRole('region', { name: 'Invite people to a board' })
    const remembering = ana.page.waitForResponse((response) => response.url().includes('UserStateResource/create'))
    await prompt.getByRole('button', { name: 'Not now' }).click()
    await prompt.waitFor({ state: 'detached' })
    await remembering
    await ana.page.reload()
    await ana.page.waitForLoadState('networkidle')
    expect(await prompt.count()).toBe(0)

    await open(ana.page, board.url)
    await ana.page.getByRole('button', { name: 'More options' }).first().click()
    await ana.page.getByRole('menuitem', { name: 'Invite people' }).click()
    const dialog = ana.page.getByRole('dialog', { name: 'Invite people to Garden plans' })
    await dialog.getByRole('searchbox', { name: 'Search people' }).fill(ben.username)
    await dialog.getByRole('button', { name: /Ben Ode/ }).click()
    await dialog.getByRole('button', { name: 'Invite' }).click()
    await ana.page.getByText('Ben Ode is invited').waitFor()
    expect(ana.problems).toEqual([])
    for (const { context } of [ana, ben]) await context.close()
  })
}
