import { expect, test } from 'vitest'
import { publishArticleIn } from './support/articles.ts'
import { newVisitor, open } from './support/browser.ts'
import { createPinAs, readAs, signUpAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('a visitor goes by keyboard from explore to an article, to the topics, finds one by another word, and sees its Pins', async () => {
  const maker = await newVisitor(stage, { width: 1280 })
  await signUpAs(maker.context)
  const pin = await createPinAs(maker.context, { title: 'Zabaglione of the lagoon, an origami' })
  // The worker finds what Pins are about soon after they are saved; what visitors were shown before that stays for a minute.
  const origami = async () => {
    const pins = await readAs<{ id: string }[]>(maker.context, 'TopicFeedResource/get', { interest: 'origami' })
    return pins.map(({ id }) => id)
  }
  await expect.poll(origami).toContain(pin.id)
  await maker.context.close()
  await publishArticleIn(stage, { title: 'Lagoons folded twice', pinIds: [pin.id] })

  const { page, problems } = await newVisitor(stage, { width: 390 })
  // Nobody was at this address before, so no page is kept there that was made without the article.
  const unseen = `?for=${pin.id}`
  await open(page, `/ideas/${unseen}`)
  const tile = page.getByRole('link', { name: 'Lagoons folded twice' })
  await tile.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Lagoons folded twice' }).waitFor()
  await page.getByRole('heading', { level: 2, name: 'A heading' }).waitFor()
  await page.getByRole('link', { name: 'Zabaglione of the lagoon, an origami' }).first().waitFor()
  await page.getByRole('link', { name: 'all topics', exact: true }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'All topics' }).waitFor()
  await page.getByRole('searchbox', { name: 'Find a topic' }).fill('zzzz')
  await page.getByRole('searchbox', { name: 'Find a topic' }).press('Enter')
  await page.getByText('No topic goes by “zzzz”').waitFor()
  await page.getByRole('link', { name: 'Show all topics' }).press('Enter')
  await page.getByRole('list', { name: 'Crafts' }).waitFor()
  await page.getByRole('searchbox', { name: 'Find a topic' }).fill('paper folding')
  await page.getByRole('searchbox', { name: 'Find a topic' }).press('Enter')
  await page.getByRole('status').filter({ hasText: 'paper folding' }).waitFor()
  await page.getByRole('link', { name: 'Origami', exact: true }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Origami' }).waitFor()
  await page.getByRole('link', { name: 'Crafts', exact: true }).waitFor()
  await open(page, new URL(page.url()).pathname + unseen)
  await page.getByRole('link', { name: 'Zabaglione of the lagoon, an origami' }).first().waitFor()
  expect(problems).toEqual([])
})
