import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { problemsOf } from './problems.ts'
import { askedBy } from './settled.ts'

/** Milliseconds that a page has to say what it shows: one that stands still would never. */
const LONGEST = 5000
const MOST_LETTERS = 2000

/** What the open pages of a test that failed show and wait for: its error only says what was not there. */
export const tellPages = async (browser: Browser): Promise<string> =>
  (await Promise.all(browser.contexts().flatMap((context) => context.pages().map(tellPage)))).join('\n\n')

async function tellPage(page: Page): Promise<string> {
  const silent = pause(LONGEST, 'nothing: it stands still', { ref: false })
  const shown = await Promise.race([shownOn(page).catch(String), silent])
  const problems = problemsOf(page).join(', ') || 'nothing'
  return `${page.url()} waits for ${askedBy(page).join(', ') || 'no answer'}, complained of ${problems}, and shows\n${shown}`
}

/** Everything that lies over the page, hidden from readers or not, and then what they are read. */
async function shownOn(page: Page): Promise<string> {
  const over = await page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox], form')].map(
      (element) => {
        const name = element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)
        const isHidden = element.closest('[inert], [aria-hidden=true]') !== null
        return `${element.getAttribute('role') ?? 'form'} “${name}”${isHidden ? ', hidden from readers' : ''}`
      },
    ),
  )
  const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing')
  const read = await page.locator('body').ariaSnapshot({ timeout: LONGEST })
  return [...over, `focus: ${focused}`, read.slice(0, MOST_LETTERS)].join('\n')
}
