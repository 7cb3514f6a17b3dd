import { expect, test } from 'vitest'
import { signUp } from '../apps/server/test/support/people.ts'
import { runSql } from '../apps/server/test/support/run-sql.ts'
import { TestClient } from '../apps/server/test/support/test-client.ts'
import { expectAccessible, open, flowWidths } from './support/browser.ts'
import { callAs, createBoardAs, createPinAs, readAs } from './support/member.ts'
import { newPerson, whenFound } from './support/persons.ts'
import { setStageOnDatabase } from './support/stage.ts'

const stage = setStageOnDatabase()

for (const width of flowWidths(390)) {
  test(`at ${width} a pinner says what a Pin costs, shows, is about, and whom it names`, async () => {
    const { page, context, problems } = await newPerson(stage, width)
    const board = await createBoardAs(context, 'Bowls')
    const pin = await createPinAs(context, { board_id: board.id, title: 'Bowl' })
    const openForm = async () => {
      await page.getByRole('button', { name: 'More options' }).first().click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await page.getByRole('form', { name: 'Edit Pin' }).waitFor()
    }
    const form = page.getByRole('form', { name: 'Edit Pin' })
    const save = () => form.getByRole('button', { name: 'Save' }).click()
    const offer = async () => {
      const { price_value, price_currency, availability } = await readAs<Record<string, unknown>>(
        context,
        'PinResource/get',
        { id: pin.id },
      )
      return { price_value, price_currency, availability }
    }
    await open(page, `/pin/${pin.id}/`)
    await openForm()
    await form.getByText('Price and availability').click()
    await expectAccessible(page)
    await form.getByLabel('Price', { exact: true }).fill('24,90')
    await save()
    await form.getByText('Give a currency.').waitFor()
    await expect.poll(() => form.getByLabel('Price', { exact: true }).inputValue()).toBe('24,90')
    await form.getByLabel('Currency').fill('eur')
    await form.getByLabel('Availability').selectOption('preorder')
    await save()
    await form.waitFor({ state: 'detached' })
    await page.getByText('€24.90').waitFor()
    await expect.poll(() => offer()).toEqual({ price_value: '24.90', price_currency: 'EUR', availability: 'preorder' })
    await openForm()
    await form.getByLabel('Price', { exact: true }).fill('')
    await save()
    await form.waitFor({ state: 'detached' })
    await expect.poll(() => offer()).toMatchObject({ price_value: null, price_currency: null })

    const ben = await signUp({ client: () => new TestClient(stage.origin) }, { fullName: 'Ben Spooner' })
    const spoon = await createPinAs(context, { board_id: board.id, title: 'Oak spoon' })
    const price = { price_value: '9.50', price_currency: 'EUR' }
    await callAs(context, 'PinResource/update', { id: spoon.id, ...price })
    const [topic] = await readAs<{ name: string }[]>(context, 'CategoriesResource/get', {})
    await whenFound({ context }, ben.member.username.slice(0, -1), ben.member.username)
    await openForm()
    const description = form.getByLabel('Description')
    // Names of new people begin alike: with all but one letter, nobody else of this program is meant.
    await description.fill(`Carved by @${ben.member.username.slice(0, -1)}`)
    await page.getByRole('option', { name: /Ben Spooner/ }).waitFor()
    await description.press('Escape')
    await page.getByRole('option', { name: /Ben Spooner/ }).waitFor({ state: 'detached' })
    await description.press('End')
    await description.press('Backspace')
    await page.getByRole('option', { name: /Ben Spooner/ }).waitFor()
    await description.press('Enter')
    await expect.poll(() => description.inputValue()).toBe(`Carved by @${ben.member.username} `)
    await form.getByLabel('Add a topic').fill(topic?.name ?? '')
    await form.getByRole('button', { name: topic?.name ?? '', exact: true }).waitFor()
    await form.getByRole('textbox', { name: 'Add a topic' }).press('Enter')
    await form.getByLabel('Let people comment').uncheck()
    await form.getByText('Products on the picture').click()
    await form.getByRole('button', { name: 'Oak spoon · €9.50' }).click()
    const dot = form.getByRole('button', { name: /^Oak spoon: 50% from the left/ })
    await dot.press('Shift+ArrowLeft')
    await expectAccessible(page)
    await save()
    await form.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: `@${ben.member.username}` }).waitFor()
    await page.getByRole('link', { name: topic?.name ?? '', exact: true }).waitFor()
    await page.getByText('Comments are turned off for this Pin.').waitFor()
    await page.getByRole('button', { name: 'Show Oak spoon' }).click()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Oak spoon €9.50' }).click()
    await page.getByRole('heading', { level: 1, name: 'Oak spoon' }).waitFor()
    const { product_tags: tags } = await readAs<{ product_tags: unknown }>(context, 'PinResource/get', { id: pin.id })
    expect(tags).toMatchObject([{ x: 0.4, y: 0.5, pin: { id: spoon.id } }])
    expect(problems).toEqual([])
    await context.close()
  })
}

/** Once the worker knows the page that pins lead to, it says this. */
async function tellPage(address: string, facts: object): Promise<void> {
  const told = () =>
    runSql(
      stage.database.connection,
      'update linked_pages set site_name = $2, facts = $3 where address = $1 returning id',
      [address, 'The Shop', JSON.stringify(facts)],
    )
  await expect.poll(async () => (await told()).length).toBe(1)
}

test('CN-04 CN-05 at 390 what the linked page says shows on the card and on the Pin’s own page', async () => {
  const { page, context, problems } = await newPerson(stage, 390)
  const board = await createBoardAs(context, 'Kitchen')
  const shop = `https://shop.example/${board.id}`
  const chair = await createPinAs(context, { board_id: board.id, title: 'Chair', link: `${shop}/chair` })
  const soup = await createPinAs(context, { board_id: board.id, title: 'Soup', link: `${shop}/soup` })
  const product = {
    kind: 'product',
    name: 'Rocking chair of ash',
    brand: 'Lark',
    condition: null,
    variant: null,
    rating: null,
  }
  const prices = { price: { value: '54.00', currency: 'EUR' }, salePrice: { value: '39.00', currency: 'EUR' } }
  await tellPage(`${shop}/chair`, { ...product, ...prices, availability: 'in_stock' })
  const times = { prepareMinutes: 15, cookMinutes: 30, totalMinutes: 45 }
  const ingredients = [{ group: 'Topping', items: ['Chives'] }]
  const recipe = { kind: 'recipe', name: 'Leek soup', ingredients, servings: '4', ...times }
  await tellPage(`${shop}/soup`, { ...recipe, diets: ['vegan'], rating: null })
  await open(page, board.url)
  await page.getByRole('link', { name: 'Chair, €39.00 · Was €54.00' }).waitFor()
  await page.getByText('45 min · 4 servings').waitFor()
  await open(page, `/pin/${chair.id}/`)
  await page.getByText('Was €54.00').first().waitFor()
  await page.getByText('Rocking chair of ash').waitFor()
  await expectAccessible(page)
  await open(page, `/pin/${soup.id}/`)
  await page.getByRole('heading', { name: 'Ingredients' }).waitFor()
  await page.getByText('Total 45 min · Prep 15 min · Cook 30 min · 4 servings').waitFor()
  await page.getByText('Vegan').waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})
