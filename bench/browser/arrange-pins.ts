import { boxesOf, type Desk, spotOn } from './acts.ts'

const CARDS = 'main ul[aria-label^="Pins on"] > li'
const SECTIONS = 'section[aria-label=Sections] li'
const CHOOSE_ALL = '[data-organizing] p + button'
const DELETE = '[data-organizing] [data-dangerous]'
const CONFIRM = '[role=alertdialog] button:last-of-type'
/** Longer than an edge waits until it takes (ST-12). */
const REST = 300

/** BO-03, PI-06: the same with the pins of a long board and its sections, and then what is done with many of them. */
export async function arrangePins({ page, hand, act, pickUp }: Desk, pins: number): Promise<void> {
  // Sections and pins show together.
  await page.$eval(SECTIONS, (section) => scrollTo(0, section.getBoundingClientRect().top - 90))
  await page.waitForTimeout(REST)
  let cards = await boxesOf(page, CARDS)
  const sections = await boxesOf(page, SECTIONS)
  let held = await pickUp(`picking up one of ${pins} pins`, spotOn(cards[0], 0.5))
  await act('carrying a pin over others', async () => {
    for (const card of [...cards, ...sections]) {
      await held.carry(spotOn(card, 0.5))
      await held.carry(spotOn(card, 0.95))
      await held.rest(REST)
    }
  })
  await held.carry(spotOn(cards[2], 0.95))
  await held.rest(REST)
  await act('dropping a pin beside another', () => held.drop())

  held = await hand.pickUp(spotOn(cards[1], 0.5))
  await held.carry(spotOn(sections[0], 0.5))
  await held.rest(REST)
  await act('dropping a pin on a section', () => held.drop())

  held = await hand.pickUp(spotOn(sections[2], 0.5))
  await held.carry(spotOn(sections[0], 0.05))
  await held.rest(REST)
  await act('dropping a section beside another', () => held.drop())

  held = await hand.pickUp(spotOn(cards[0], 0.5))
  await act('scrolling with a pin held at the edge of the window', async () => {
    await held.carry({ x: 640, y: 770 })
    await held.rest(4000)
  })
  await held.cancel()
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(REST)

  const press = async (title: string, selector: string) => {
    const [box] = await boxesOf(page, selector)
    await act(title, () => hand.press(spotOn(box, 0.5, 0.5)))
  }
  await press('beginning to organize', '[data-organize]')
  await page.waitForSelector('[role=option] [draggable=true]')
  const goOn = async () => {
    await page.evaluate(() => scrollBy(0, innerHeight))
    await page.waitForTimeout(REST)
    return boxesOf(page, CARDS)
  }
  cards = await goOn()
  await act('choosing a pin', () => hand.press(spotOn(cards[0], 0.5)))
  cards = await goOn()
  await act('choosing a range of pins', () => hand.press(spotOn(cards.at(-1), 0.5), { isRange: true }))
  held = await pickUp('picking up one of many chosen', spotOn(cards[0], 0.5))
  await held.cancel()
  await press('asking whether to delete them', DELETE)
  await press('deleting many pins', CONFIRM)

  await press('choosing all pins', CHOOSE_ALL)
  held = await pickUp('picking up all', spotOn(cards[0], 0.5))
  await held.cancel()
  await press('asking whether to delete all', DELETE)
  await press('deleting all pins', CONFIRM)
}
