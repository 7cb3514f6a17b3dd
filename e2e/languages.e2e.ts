import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readWordsSources } from '../scripts/words/read-words.ts'
import { projectFolder } from '../scripts/run-program.ts'
import { readAs } from './support/member.ts'
import { looksAt, newVisitor, open, settled, widths } from './support/browser.ts'
import { type Guide, makeGuide, type Screen, screens } from './support/screens.ts'
import { setStage } from './support/stage.ts'

// Of its own: what others write in theirs may be words of ours.
const stage = setStage({ PSEUDO_LANGUAGES: 'on' })
let guide: Guide
beforeAll(async () => {
  guide = await makeGuide(stage)
})

/**
 * English texts without arguments, as a page that does not take them from a catalogue would have them. Browsers say “Today”
 * of dates in languages that they do not know.
 */
const english = readWordsSources(projectFolder)
  .filter(({ file, languages }) => file.startsWith('apps/web/') && languages === undefined)
  .flatMap((source) => Object.values(source.english))
  .filter((text) => /\p{L}{4}/u.test(text) && !/[{<]/.test(text) && !['Pinfold', 'Pins', 'Today'].includes(text))

const spokenOn = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])

/** Texts on the page, read aloud or shown, that are among these. */
const foundTexts = (page: Page, texts: readonly string[]) =>
  page.evaluate((known) => {
    const wanted = new Set(known)
    const found = new Set<string>()
    const look = (text: string | null | undefined) => {
      const trimmed = text?.trim() ?? ''
      if (wanted.has(trimmed)) found.add(trimmed)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, body [lang]')) look(node.textContent)
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) look(element.getAttribute(name))
    return [...found]
  }, texts)

/** What is wider than the window, and words that their place cuts off. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = []
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (over > 1) told.push(`the page is ${over} px too wide`)
    const nameOf = (element: Element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { overflowX, textOverflow, position, clipPath } = getComputedStyle(element)
      const isHidden = element.clientWidth <= 1 || clipPath !== 'none' || position === 'absolute'
      const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '')
      if (isHidden || !hasWords || !element.checkVisibility({ visibilityProperty: true })) continue
      const isCut = overflowX !== 'visible' && overflowX !== 'auto' && textOverflow !== 'ellipsis'
      if (isCut && element.scrollWidth > element.clientWidth + 1) told.push(nameOf(element))
      const { left, right } = element.getBoundingClientRect()
      if (
        right - left > 1 &&
        (left < -1 || right > innerWidth + 1) &&
        !element.closest('[data-scrolls], ul, nav, dialog')
      )
        told.push(`out of the window: ${nameOf(element)}`)
    }
    return told
  })

for (const width of widths) {
  // Languages from right to left where there is most beside each other, longer ones where there is least room.
  describe.each(looksAt(width, ['ar-XB', 'en-XA'] as const))('%s', (language) => {
    let walker: Awaited<ReturnType<typeof newVisitor>>
    // Topics have names that are words of ours, too: one of them is Home.
    let strange: readonly string[]
    beforeAll(async () => {
      walker = await newVisitor(stage, { width, isPerson: true })
      const chosen = { name: 'language', value: language, url: stage.program.origin }
      await walker.context.addCookies([...guide.cookies.filter(({ name }) => name !== chosen.name), chosen])
      const topics = await readAs<{ name: string }[]>(walker.context, 'CategoriesResource/get', { page_size: 500 })
      const names = new Set(topics.map(({ name }) => name))
      strange = english.filter((text) => !names.has(text))
    })
    afterAll(() => walker?.context.close())

    test.each(screens)(`LA-01 at ${width} $file is whole, and nothing of it is in English`, async (screen: Screen) => {
      const { page, problems } = walker
      await open(page, guide.addressOf(screen))
      await settled(page)
      await expect.poll(() => spokenOn(page)).toEqual([language, language === 'ar-XB' ? 'rtl' : 'ltr'])
      await expect.poll(() => cutOff(page)).toEqual([])
      await expect.poll(() => foundTexts(page, strange)).toEqual([])
      expect(problems.splice(0)).toEqual([])
    })
  })
}
