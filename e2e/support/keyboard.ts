import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { patiently } from './browser.ts'

/** Stops of the Tab key that somebody takes on the way to one place. */
const MOST_STOPS = 90
/** Choices that somebody passes in one list. */
const MOST_CHOICES = 40

/** Goes there by Tab, or by Shift and Tab where it lies behind; every stop on the way has to be seen. */
export async function reach(target: Locator): Promise<void> {
  const page = target.page()
  await target.waitFor({ state: 'attached' })
  await expectFocusKept(page)
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const step = await target.evaluate(wayTo)
    if (step === 'there') return
    await page.keyboard.press(step)
    await expectStopSeen(page)
  }
  throw new Error(`no way of ${MOST_STOPS} stops leads to ${String(target)}`)
}

/** Goes there and presses a key. */
export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await reach(target)
  await target.page().keyboard.press(key)
}

/** Goes to a field and types, in place of what stands there. */
export async function write(target: Locator, text: string): Promise<void> {
  await reach(target)
  await target.page().keyboard.press('ControlOrMeta+a')
  await target.page().keyboard.type(text)
}

/** Goes to a choice of the list, menu or group that has the focus, by arrow keys. */
export async function goTo(choice: Locator, arrow = 'ArrowDown'): Promise<void> {
  const page = choice.page()
  await choice.waitFor({ state: 'attached' })
  // Its first choice has the focus a moment after a menu came.
  await expect.poll(() => choice.evaluate(isListEntered), patiently).toBe(true)
  for (let steps = 0; steps < MOST_CHOICES; steps += 1) {
    if (await choice.evaluate(isCurrent)) return expectStopSeen(page)
    await page.keyboard.press(arrow)
  }
  throw new Error(`no way of ${MOST_CHOICES} steps leads to ${String(choice)}`)
}

/** Something of the page has the focus: what closed gave it back. Right after a page was loaded nothing has it yet. */
export async function expectFocusKept(page: Page): Promise<void> {
  const isLost = () =>
    page.evaluate(
      () => document.activeElement === document.body && performance.getEntriesByType('first-input').length > 0,
    )
  await expect.poll(isLost, { ...patiently, message: 'the focus is lost' }).toBe(false)
}

async function expectStopSeen(page: Page): Promise<void> {
  if ((await page.evaluate(faultOfStop)) === null) return
  // Bars go away, and layers come, a moment after the focus.
  await expect.poll(() => page.evaluate(faultOfStop), { timeout: 3000, interval: 50 }).toBeNull()
}

/** The next key on the way. Runs in the page. */
function wayTo(target: Element): 'there' | 'Tab' | 'Shift+Tab' {
  const at = document.activeElement
  if (at === target) return 'there'
  if (!at || at === document.body) return 'Tab'
  return at.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Tab' : 'Shift+Tab'
}

/** Where it is a menu's: the keys go there already. Runs in the page. */
function isListEntered(choice: Element): boolean {
  const menu = choice.closest('[role=menu]')
  return !menu || menu.contains(document.activeElement)
}

/** By focus, or named by what has the focus. Runs in the page. */
function isCurrent(choice: Element): boolean {
  const at = document.activeElement
  return at === choice || (choice.id !== '' && at?.getAttribute('aria-activedescendant') === choice.id)
}

/** What is wrong with where the focus is: lost, without a mark, out of the window or below something. Runs in the page. */
function faultOfStop(): string | null {
  const at = document.activeElement
  if (!at || at === document.body) return document.hasFocus() ? 'the focus is lost' : null
  const name = `${at.tagName.toLowerCase()} “${at.getAttribute('aria-label') ?? at.textContent?.slice(0, 40)}”`
  // A box that a label draws.
  const drawn = at.matches('input[type=checkbox], input[type=radio], input[type=file]')
    ? (at.closest('label') ?? at.parentElement ?? at)
    : at
  const isMarked = (element: Element) =>
    [null, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    })
  // What scripts alone put into focus, as a dialog, is told by what it holds.
  // The browser itself marks the parts of a date field.
  const isStop =
    at instanceof HTMLElement && at.tabIndex >= 0 && !at.matches('[type=date], [type=time], [type=datetime-local]')
  const around = [drawn, at, at.parentElement, ...drawn.querySelectorAll('*')].filter((element) => element !== null)
  if (isStop && !around.some(isMarked)) return `${name} has the focus, and no mark`
  const { left, right, top, bottom } = drawn.getBoundingClientRect()
  const box = {
    left: Math.max(left, 0),
    right: Math.min(right, innerWidth),
    top: Math.max(top, 0),
    bottom: Math.min(bottom, innerHeight),
  }
  if (box.right - box.left < 1 || box.bottom - box.top < 1) return `${name} has the focus out of the window`
  const shares = [0.5, 0.1, 0.9]
  const isSeen = shares.some((down) =>
    shares.some((along) => {
      const hit = document.elementFromPoint(
        box.left + (box.right - box.left) * along,
        box.top + (box.bottom - box.top) * down,
      )
      return hit !== null && (drawn.contains(hit) || hit.contains(drawn))
    }),
  )
  return isSeen ? null : `${name} has the focus below something`
}
