import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, heardFromToast, open, widths } from './support/browser.ts'
import { actionsOf, button, dialog, makeWall, memberWith, openPicker, PICKER, type Wall } from './support/cards.ts'
import { createBoardAs, createPinAs, createSectionAs, readAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

let wall: Wall
const stage = setStage()
beforeAll(async () => {
  wall = await makeWall(stage, 'Amber')
})

for (const width of widths) {
  test(`CA-15 at ${width} the picker finds boards, asks for the section, and remembers the last board`, async () => {
    const names = ['Attic', 'Bath', 'Cellar', 'Garden', 'Kitchen', 'Living room']
    const { page, context, boards, problems } = await memberWith(stage, width, names)
    await createBoardAs(context, 'Hidden things', 'secret')
    await createSectionAs(context, boards['Living room']?.id ?? '', 'Rugs')
    await open(page, wall.path)
    await openPicker(page, width, 'Amber bowl')
    const picker = dialog(page)
    await picker.getByText('Last saved to').waitFor()
    await picker.getByRole('button', { name: 'Hidden things Secret' }).first().waitFor()
    await expectAccessible(page)
    await picker.getByRole('searchbox', { name: 'Find a board' }).fill('liv')
    await expect.poll(() => picker.locator('[data-picker-row]').count()).toBe(1)
    await page.keyboard.press('Enter')
    await button(picker, 'The board itself').waitFor()
    await expectAccessible(page)
    await button(picker, 'Rugs').click()
    await heardFromToast(page, 'Saved to Living room › Rugs')
    await picker.waitFor({ state: 'detached' })
    const next = await actionsOf(page, width, 'Amber cup')
    await button(next, width === 390 ? 'Save to Living room' : 'Board: Living room').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test(`CA-15 VR-01 ER-01 ER-04 at ${width} a board is made inside the picker, named as it was searched for`, async () => {
    const names = ['Attic', 'Bath', 'Cellar', 'Garden', 'Kitchen', 'Living room']
    const { page, context } = await memberWith(stage, width, names)
    await open(page, wall.path)
    await openPicker(page, width, 'Amber bowl')
    const picker = dialog(page)
    await picker.getByRole('searchbox').fill('Balcony')
    await picker.getByText('No board with that name.').waitFor()
    await button(picker, 'Create “Balcony”').click()
    const name = picker.getByLabel('Name')
    await expect.poll(() => name.inputValue()).toBe('Balcony')
    await expect.poll(() => name.getAttribute('placeholder')).toBe('Add a title, like “DIY” or “Recipes”')
    await picker.getByText('So only you and collaborators can see it.').waitFor()
    await expectAccessible(page)
    await name.fill(' ')
    await name.blur()
    await picker.getByText("Don't forget to name your board!").waitFor()
    await expect.poll(() => button(picker, 'Create').isDisabled()).toBe(true)
    await name.fill('Kitchen')
    await button(picker, 'Create').click()
    await picker.getByText('You already have a board with this name.').waitFor()
    await name.fill('Balcony')
    await picker.getByText('Keep this board secret').click()
    await button(picker, 'Create').click()
    await heardFromToast(page, 'Saved to Balcony')
    await picker.waitFor({ state: 'detached' })
    const next = await actionsOf(page, width, 'Amber cup')
    await button(next, width === 390 ? 'Save to Balcony' : 'Board: Balcony').waitFor()
    await context.close()
  })

  test(`VR-01 at ${width} a board for a Pin has names to choose from, and nothing moves when they come`, async () => {
    const owner = await memberWith(stage, width, ['Tea'])
    const tea = owner.boards['Tea'] ?? { id: '', url: '' }
    for (const title of ['Blue enamel teapot', 'My enamel teapot'])
      await createPinAs(owner.context, { board_id: tea.id, title })
    const { page, context, problems } = await memberWith(stage, width, ['Kitchen'])
    const held = Promise.withResolvers<void>()
    await page.route('**/resource/BoardTitleSuggestionsResource/**', (route) =>
      held.promise.then(() => route.continue()),
    )
    await open(page, tea.url)
    await openPicker(page, width, 'Blue enamel teapot')
    const picker = dialog(page)
    await button(picker, 'Create board').click()
    await picker.getByLabel('Name').waitFor()
    const height = () => picker.getByRole('form').evaluate((form) => (form as HTMLElement).offsetHeight)
    const before = await height()
    held.resolve()
    // Which ones is the server's matter: others here have pictures like it, and called their boards as they liked.
    const name = picker.getByRole('group', { name: 'Suggested titles' }).getByRole('button').first()
    await name.waitFor()
    const title = (await name.textContent()) ?? ''
    await expect.poll(() => height()).toBe(before)
    // A name that is refused is refused until another one stands there.
    await picker.getByLabel('Name').fill('Kitchen')
    await button(picker, 'Create').click()
    await picker.getByText('You already have a board with this name.').waitFor()
    await name.click()
    await expect.poll(() => picker.getByText('You already have a board with this name.').count()).toBe(0)
    await expect.poll(() => picker.getByLabel('Name').inputValue()).toBe(title)
    await expect.poll(() => name.getAttribute('aria-pressed')).toBe('true')
    await expectAccessible(page)
    await button(picker, 'Create').click()
    await heardFromToast(page, `Saved to ${title}`)
    expect(problems).toEqual([])
    await Promise.all([context.close(), owner.context.close()])
  })

  test(`CA-15 at ${width} boards that do not load are told, and asked for again`, async () => {
    const { page, context } = await memberWith(stage, width, ['Kitchen'])
    await page.route(PICKER, (route) => route.abort())
    await open(page, wall.path)
    const actions = await actionsOf(page, width, 'Amber bowl')
    await actions.getByRole('button', { name: width === 390 ? /another board$/ : 'Choose a board' }).click()
    await dialog(page).getByRole('alert').getByText('We could not reach the server').waitFor()
    await expectAccessible(page)
    await page.unroute(PICKER)
    await button(dialog(page), 'Try again').click()
    await button(dialog(page), 'Kitchen').click()
    await heardFromToast(page, 'Saved to Kitchen')
    await context.close()
  })

  test(`PI-02 VR-20 at ${width} who has no board makes one on the way, or saves to the profile`, async () => {
    const { page, context, username } = await memberWith(stage, width, [])
    await open(page, wall.path)
    const fresh = page.waitForRequest((request) => request.url().includes('/PinResource/get/'))
    await button(await actionsOf(page, width, 'Amber bowl'), 'Save').click()
    await dialog(page).getByText('Make your first board for this idea.').waitFor()
    // So few boards: what is said of the pin is asked for anew.
    await fresh
    await expectAccessible(page)
    await dialog(page).getByLabel('Name').fill('Firsts')
    await button(dialog(page), 'Create').click()
    await heardFromToast(page, 'Saved to Firsts')
    await dialog(page).waitFor({ state: 'detached' })
    await openPicker(page, width, 'Amber cup')
    await button(dialog(page), 'Save to profile').click()
    await heardFromToast(page, 'Saved to your profile')
    const listed = () => readAs<{ title: string }[]>(context, 'UserPinsResource/get', { username })
    await expect.poll(async () => (await listed()).map(({ title }) => title)).toEqual(['Amber cup', 'Amber bowl'])
    await context.close()
  })
}
