import { expect, test } from 'vitest'
import {
  expectBothThemesAccessible,
  flowWidths,
  heard,
  layoutShifts,
  open,
  patiently,
  settled,
  type Width,
  widths,
} from './support/browser.ts'
import { letAct, makeBusiness } from './support/business.ts'
import { changeMeAs, createBoardAs, readAs } from './support/member.ts'
import { newPerson, type Person } from './support/persons.ts'
import { setStageOnDatabase } from './support/stage.ts'

const stage = setStageOnDatabase()

async function business(width: Width, fullName: string): Promise<Person> {
  const person = await newPerson(stage, width)
  await makeBusiness(stage.database, person)
  await changeMeAs(person.context, { full_name: fullName })
  return person
}
const bar = ({ page }: Person) => page.getByRole('region', { name: 'Business' })

async function switchTo(person: Person, name: string): Promise<void> {
  await bar(person).getByRole('button', { name: 'Switch' }).click()
  const loaded = person.page.waitForEvent('load')
  await person.page.getByRole('menuitemradio', { name }).click()
  await loaded
  await person.page.waitForSelector('html[data-hydrated=true]')
}

async function expectAccessibleAtRest({ page }: Person) {
  // What was just pressed has its own colours while the mouse is on it.
  await page.mouse.move(1, 1)
  await expectBothThemesAccessible(page)
}

for (const width of flowWidths(1280)) {
  test(`RP-08 at ${width} a business lets others in, gives them a role and takes it away`, async () => {
    const [shop, partner] = [await business(width, 'Seeds and Sons'), await business(width, 'Ana Partner')]
    await open(shop.page, '/business/access/')
    await shop.page.getByText('Only you.').waitFor()
    const form = shop.page.getByRole('form', { name: 'Give someone access' })
    await form.getByRole('textbox', { name: 'Username' }).fill('nobody_of_that_name')
    await form.getByRole('button', { name: 'Invite' }).click()
    await form.getByText('User not found.').waitFor()
    await expectAccessibleAtRest(shop)
    await form.getByRole('textbox', { name: 'Username' }).fill(`@${partner.username}`)
    await form.getByRole('combobox', { name: 'Role' }).selectOption('EDITOR')
    await form.getByRole('button', { name: 'Invite' }).click()
    await shop.page.getByText(`@${partner.username} · Invited`).waitFor()
    await expectAccessibleAtRest(shop)

    await open(partner.page, '/business/access/')
    const offered = partner.page.getByRole('region', { name: 'Invitations to you' })
    await offered.getByText('Editor: pins, boards and comments').waitFor()
    await expectAccessibleAtRest(partner)
    await partner.page.getByRole('button', { name: 'Accept Seeds and Sons' }).click()
    await bar(partner).getByText('Using your own account').waitFor()

    await open(shop.page, '/business/access/')
    await shop.page.getByRole('combobox', { name: 'Role of Ana Partner' }).selectOption('ANALYST')
    await heard(shop.page, 'Ana Partner: Analyst')
    const profiles = () =>
      readAs<Record<string, { permissions: string[] }>>(partner.context, 'ApiResource/get', {
        url: '/vx/business_access/profiles/',
      })
    await expect.poll(async () => (await profiles())[shop.id]?.permissions).toEqual(['ANALYST'])
    await shop.page.getByRole('button', { name: 'Remove Ana Partner' }).click()
    await shop.page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await shop.page.getByText('Only you.').waitFor()
    await expect.poll(() => profiles()).toEqual({})

    // They ask, are let in to one board, and work on it for the business.
    await createBoardAs(shop.context, 'Autumn range', 'secret')
    await open(partner.page, '/business/access/')
    await partner.page.getByRole('link', { name: 'Requests', exact: true }).click()
    const asking = partner.page.getByRole('form', { name: 'Ask for access' })
    await asking.getByRole('textbox', { name: 'Username' }).fill(shop.username)
    await asking.getByRole('combobox', { name: 'Role' }).selectOption('EDITOR')
    await asking.getByRole('button', { name: 'Send request' }).click()
    await partner.page.getByRole('button', { name: 'Withdraw your request to Seeds and Sons' }).waitFor()
    await open(shop.page, '/business/access/?view=requests')
    await shop.page.getByText('Asks for: Editor').waitFor()
    await expectAccessibleAtRest(shop)
    const where = shop.page.getByRole('combobox', { name: 'What Ana Partner may act on' })
    await where.selectOption({ label: 'Board: Autumn range' })
    await shop.page.getByRole('button', { name: 'Let in Ana Partner' }).click()
    await shop.page.getByText('No requests').waitFor()
    await shop.page.getByRole('link', { name: 'Log', exact: true }).click()
    await shop.page.getByText('Seeds and Sons let Ana Partner in: Editor').waitFor()
    await expectAccessibleAtRest(shop)
    await open(partner.page, '/business/access/')
    await partner.page.getByRole('link', { name: 'Board: Autumn range' }).click()
    await partner.page.getByRole('heading', { level: 1, name: 'Autumn range' }).waitFor()
    await partner.page.getByRole('button', { name: 'More options' }).first().click()
    await partner.page.getByRole('menuitem', { name: 'Edit board' }).waitFor()
    await expect.poll(() => partner.page.getByRole('menuitem', { name: 'Delete board' }).count()).toBe(0)
    await expect.poll(() => shop.problems, patiently).toEqual([])
    expect(partner.problems).toEqual([])
    await shop.context.close()
    await partner.context.close()
  })
}

for (const width of widths) {
  test(`ST-30 at ${width} the bar stays hidden where it was hidden, and comes back from the account menu`, async () => {
    const [shop, partner] = [await business(width, 'Seeds and Sons'), await business(width, 'Ana Partner')]
    await letAct(shop, partner)
    await open(partner.page, `/${partner.username}/`)
    await bar(partner).getByRole('button', { name: 'Hide' }).click()
    await bar(partner).waitFor({ state: 'detached' })
    await open(partner.page, `/${partner.username}/`)
    await settled(partner.page)
    await expect.poll(() => bar(partner).count()).toBe(0)
    if (width === 1280) {
      await partner.page.getByRole('button', { name: 'Your account' }).click()
      const loaded = partner.page.waitForEvent('load')
      await partner.page.getByRole('menuitem', { name: 'Show business bar' }).click()
      await loaded
      await bar(partner).waitFor()
    }
    await partner.context.close()
    await shop.context.close()
  })
}

for (const width of flowWidths(1280)) {
  test(`RP-09 RP-10 at ${width} an editor of the business changes a board's words, and is not offered what its owner decides`, async () => {
    const [shop, partner] = [await business(width, 'Seeds and Sons'), await business(width, 'Ana Partner')]
    const board = await createBoardAs(shop.context, 'Autumn range')
    await letAct(shop, partner, 'EDITOR')
    const { page } = partner
    await open(page, board.url)
    await switchTo(partner, 'Seeds and Sons')
    await page.getByRole('button', { name: 'More options' }).first().click()
    await page.getByRole('menuitem', { name: 'Edit board' }).waitFor()
    for (const name of ['Invite people', 'Archive board', 'Merge into…', 'Delete board'])
      await expect.poll(() => page.getByRole('menuitem', { name }).count(), { message: name }).toBe(0)
    await page.getByRole('menuitem', { name: 'Edit board' }).click()
    const form = page.getByRole('form', { name: 'Edit board' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Winter range')
    await expect.poll(() => form.getByRole('radio').count()).toBe(0)
    await expect.poll(() => form.getByText('Suggest Pins like those on this board').count()).toBe(0)
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Winter range' }).waitFor()
    expect(partner.problems).toEqual([])
    await partner.context.close()
    await shop.context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`ST-30 RP-08 CR-13 at ${width} pages show for the business that was chosen, until it is left`, async () => {
    const [shop, partner] = [await business(width, 'Seeds and Sons'), await business(width, 'Ana Partner')]
    const board = await createBoardAs(shop.context, 'Autumn range', 'secret')
    await open(partner.page, `/${shop.username}/_saved/`)
    await settled(partner.page)
    await expect.poll(() => partner.page.getByText('Autumn range').count()).toBe(0)
    await expect.poll(() => bar(partner).count()).toBe(0)

    await letAct(shop, partner)
    await open(partner.page, `/${shop.username}/_saved/`)
    await bar(partner).getByText('Using your own account, Ana Partner').waitFor()
    await settled(partner.page)
    await expect.poll(() => partner.page.getByText('Autumn range').count()).toBe(0)
    await expect.poll(() => layoutShifts(partner.page)).toEqual([])
    await bar(partner).getByRole('button', { name: 'Switch' }).click()
    await partner.page.getByRole('menuitemradio', { name: 'Ana Partner (you)', checked: true }).waitFor()
    await expectAccessibleAtRest(partner)
    await partner.page.keyboard.press('Escape')

    await switchTo(partner, 'Seeds and Sons')
    await bar(partner).getByText('Acting as Seeds and Sons').waitFor()
    await expectAccessibleAtRest(partner)
    await expect.poll(() => layoutShifts(partner.page)).toEqual([])
    await partner.page.getByRole('link', { name: /Autumn range/ }).click()
    await partner.page.waitForURL((url) => url.searchParams.get('orbac_subject_id') === shop.id)
    await partner.page.getByRole('heading', { level: 1, name: 'Autumn range' }).waitFor()

    // The choice holds in the next page that is opened, and for pages that do not name it.
    const next = { ...partner, page: await partner.context.newPage() }
    await open(next.page, board.url)
    await next.page.getByRole('heading', { level: 1, name: 'Autumn range' }).waitFor()
    await bar(next).getByText('Acting as Seeds and Sons').waitFor()
    // What scripts call is the business's, too.
    await open(next.page, '/board/create/')
    const form = next.page.getByRole('form', { name: 'Create board' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Bulbs')
    await form.getByRole('button', { name: 'Create' }).click()
    await next.page.waitForURL((url) => url.pathname.startsWith(`/${shop.username}/bulbs`))
    await open(next.page, board.url)
    await switchTo(next, 'Ana Partner (you)')
    await next.page.getByRole('heading', { level: 1, name: "We couldn't find that page." }).waitFor()
    await open(next.page, `/${shop.username}/_saved/`)
    await bar(next).getByText('Using your own account').waitFor()
    await expect.poll(() => next.page.getByText('Autumn range').count()).toBe(0)
    expect(partner.problems).toEqual([])
    await partner.context.close()
    await shop.context.close()
  })
}

test('RP-08 who lacks the second factor is told so and stays themself', async () => {
  const shop = await business(1280, 'Seeds and Sons')
  const partner = await newPerson(stage, 1280)
  await makeBusiness(stage.database, partner, { hasSecondFactor: false })
  await letAct(shop, partner)
  await open(partner.page, '/')
  await bar(partner).getByRole('button', { name: 'Switch' }).click()
  await partner.page.getByRole('menuitemradio', { name: 'Seeds and Sons' }).click()
  await heard(partner.page, 'Log in with your second factor to act for Seeds and Sons.')
  await open(partner.page, '/')
  await bar(partner).getByText('Using your own account').waitFor()
  await partner.context.close()
  await shop.context.close()
})

test('RP-08 a business that invites a partner is offered on the access screen, and can be declined', async () => {
  const [shop, partner] = [await business(1280, 'Seeds and Sons'), await business(1280, 'Ana Partner')]
  await open(shop.page, '/business/access/')
  await shop.page.getByRole('link', { name: 'Partners', exact: true }).click()
  await shop.page.getByText('No partners yet').waitFor()
  await expectAccessibleAtRest(shop)
  const inviting = shop.page.getByRole('form', { name: 'Invite a partner' })
  await inviting.getByRole('textbox', { name: 'Username' }).fill(partner.username)
  await inviting.getByRole('button', { name: 'Invite' }).click()
  const partners = shop.page.getByRole('region', { name: 'Partners with access' })
  await partners.getByText(`@${partner.username}`).waitFor()
  await shop.page.getByRole('link', { name: 'People', exact: true }).click()
  await shop.page.getByText('Only you.').waitFor()
  await open(partner.page, '/')
  await partner.page.getByRole('button', { name: 'Your account' }).click()
  await partner.page.getByRole('menuitem', { name: 'Business access' }).click()
  await partner.page.getByRole('button', { name: 'Decline Seeds and Sons' }).click()
  await partner.page.getByRole('heading', { name: 'Invitations to you' }).waitFor({ state: 'detached' })
  await expect.poll(() => bar(partner).count()).toBe(0)
  await partner.context.close()
  await shop.context.close()
})
