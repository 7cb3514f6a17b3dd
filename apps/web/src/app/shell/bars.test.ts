import { expect, test } from 'vitest'
import { afterScroll, barsAt } from './bars.ts'

const scroll = (...offsets: number[]) => offsets.reduce(afterScroll, barsAt(offsets[0] ?? 0))

test('ST-27 the bars hide on the way down and return on the way up', () => {
  expect(scroll(0, 200).isShown).toBe(false)
  expect(scroll(0, 200, 170).isShown).toBe(true)
})

test('BC-08 less than 20 pixels of movement change nothing, in one step or in many', () => {
  expect(scroll(300, 319).isShown).toBe(true)
  expect(scroll(300, 310, 320).isShown).toBe(false)
  expect(scroll(300, 400, 381).isShown).toBe(false)
  expect(scroll(300, 400, 390, 380).isShown).toBe(true)
})

test('BC-08 movement is counted from where the direction changed', () => {
  expect(scroll(300, 290, 280, 299).isShown).toBe(true)
  expect(scroll(300, 290, 280, 300).isShown).toBe(false)
  expect(scroll(300, 400, 500, 481).isShown).toBe(false)
  expect(scroll(300, 400, 500, 480).isShown).toBe(true)
})

test('BC-08 within 55 pixels of the top they always show', () => {
  expect(scroll(0, 55).isShown).toBe(true)
  expect(scroll(0, 200, 60, 55).isShown).toBe(true)
  expect(scroll(300, 400, 50).isShown).toBe(true)
})

test('ST-27 the rubber band at the top hides nothing', () => {
  expect(scroll(0, -80, -10, 0, 12).isShown).toBe(true)
  expect(scroll(0, -80, 56).isShown).toBe(false)
})

test('ST-27 a page that opens far down shows its bars until it is scrolled', () => {
  expect(barsAt(4000).isShown).toBe(true)
  expect(afterScroll(barsAt(4000), 4010).isShown).toBe(true)
  expect(afterScroll(barsAt(4000), 4020).isShown).toBe(false)
})
