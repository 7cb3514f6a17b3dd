import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { newVisitor, patiently, type Place } from './browser.ts'
import { magnified } from './magnified.ts'
import { signUpAs } from './member.ts'

/** Windows that flows are played in by keyboard: one at its size, and the same at 400%. */
const sizes = { '100%': { width: 1280, height: 800 }, '400%': magnified } as const
export type Zoom = keyof typeof sizes

/** At which zoom a flow is played: at one, and in `npm run proof` at both. */
export const zooms = (usual: Zoom): readonly Zoom[] =>
  process.env['FLOWS_AT_BOTH_WIDTHS'] === 'on' ? ['100%', '400%'] : [usual]

/** Lets somebody look through a window of this size, and hear what pages say that are opened from now on. */
export async function listening({ page }: { readonly page: Page }, zoom: Zoom): Promise<void> {
  await page.setViewportSize(sizes[zoom])
  await page.addInitScript(listen)
}

/** Somebody who uses the keyboard alone and hears what the page says. */
export async function newListener(place: Place, zoom: Zoom) {
  const visitor = await newVisitor(place, { width: 1280, isPerson: true })
  await listening(visitor, zoom)
  return visitor
}

/** A listener who is a member. */
export async function newListeningMember(place: Place, zoom: Zoom) {
  const visitor = await newListener(place, zoom)
  return { ...visitor, ...(await signUpAs(visitor.context)) }
}

/** Notes what live regions say, as readers do: words that come into a region that was there, and alerts. Runs in the page. */
function listen(): void {
  const live = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive], output'
  const said: string[] = []
  Object.assign(globalThis, { said })
  const wordsOf = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? ''
    if (node.getAttribute('aria-hidden') === 'true') return ''
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt')
    const isLeaf = node.matches('a, button, img, svg')
    return [label ?? '', ...(label !== null && isLeaf ? [] : [...node.childNodes].map(wordsOf))].join(' ')
  }
  const say = (node: Node) => {
    const words = wordsOf(node).replaceAll(/\s+/g, ' ').trim()
    if (words !== '') said.push(words)
  }
  new MutationObserver((changes) => {
    const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]))
    for (const { target, addedNodes, type } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(live)
      const isNew = region && [...added].some((node) => node.contains(region))
      if (region && (!isNew || region.role === 'alert')) {
        if (type === 'characterData') say(target)
        else for (const node of addedNodes) say(region.getAttribute('aria-atomic') === 'true' ? region : node)
      }
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('*')]) if (alert.role === 'alert') say(alert)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Waits until a live region has said it. */
export async function hears(page: Page, words: string): Promise<void> {
  const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said)
  const isSaid = async () => ((await said()).some((each) => each.includes(words)) ? words : await said())
  await expect.poll(isSaid, patiently).toBe(words)
}

/** Widgets that a reader names by their role alone. */
const nameless =
  /^\s*- (button|link|textbox|searchbox|combobox|listbox|checkbox|radio|switch|slider|menuitem|menuitemradio|tab|option|dialog|alertdialog|img)(?: \[|:|$)/m

/**
 * Waits until a reader finds these lines in this order, of role, name and state as in `- button "Follow" [pressed]`; and
 * everything that can be used there has a name.
 */
export async function reads(scope: Locator, ...lines: readonly string[]): Promise<void> {
  const missing = async () => {
    const snapshot = await scope.ariaSnapshot()
    const unnamed = nameless.exec(snapshot)
    if (unnamed) return `without a name: ${unnamed[0]}\n${snapshot}`
    const read = snapshot.split('\n').map((line) => line.trim().replace(/^- '?/, '').replace(/'?:?$/, ''))
    let from = 0
    for (const line of lines) {
      const at = read.findIndex((each, index) => index >= from && each.startsWith(line))
      if (at < 0) return `not read: ${line}\n${snapshot}`
      from = at + 1
    }
    return ''
  }
  await expect.poll(missing, patiently).toBe('')
}
