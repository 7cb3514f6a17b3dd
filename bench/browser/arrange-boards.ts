import { boxesOf, type Desk, spotOn } from './acts.ts'

const CARDS = 'main li[data-board]'
const CONFIRM = '[role=alertdialog] button:last-of-type'
/** Longer than an edge waits until it takes (ST-12). */
const REST = 300

/** ST-12, ST-14: picks boards up, carries them over others, puts them elsewhere, merges two, and scrolls with one held. */
export async function arrangeBoards({ page, hand, act, pickUp }: Desk, boards: number): Promise<void> {
  const cards = await boxesOf(page, CARDS)
  let held = await pickUp(`picking up one of ${boards} boards`, spotOn(cards[0], 0.5))
  await act('carrying a board over others', async () => {
    for (const card of cards) {
      await held.carry(spotOn(card, 0.5))
      await held.carry(spotOn(card, 0.95))
      await held.rest(REST)
    }
  })
  await held.carry(spotOn(cards[2], 0.95))
  await held.rest(REST)
  await act('dropping a board beside another', () => held.drop())

  held = await hand.pickUp(spotOn(cards[0], 0.5))
  await act('scrolling with a board held at the edge of the window', async () => {
    await held.carry({ x: 640, y: 770 })
    await held.rest(4000)
  })
  await held.cancel()
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(REST)

  held = await hand.pickUp(spotOn(cards[0], 0.5))
  await held.carry(spotOn(cards[1], 0.5))
  await held.rest(REST)
  await act('dropping a board on another', () => held.drop())
  const [confirm] = await boxesOf(page, CONFIRM)
  await act('merging two boards', () => hand.press(spotOn(confirm, 0.5, 0.5)))
}
