import { make } from '../page/make-element.ts'
import type { ButtonLook, Said } from './widget-options.ts'

/** What stands at a button for a count; empty where it shows none. */
export function countText(count: unknown, isZeroShown: boolean): string {
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) return ''
  return count === 0 && !isZeroShown ? '' : new Intl.NumberFormat(undefined, { notation: 'compact' }).format(count)
}

/** CN-12: how often an address was saved. Who reads the page is told to nobody. */
export async function askCount(origin: string, url: string): Promise<unknown> {
  try {
    const answer = await fetch(`${origin}/js/save-count.json?${new URLSearchParams({ url })}`, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    return ((await answer.json()) as { count?: unknown }).count
  } catch {
    // A page may allow no such request; the button works without.
    return undefined
  }
}

/** The button with its count, once that is known. */
export function withCount(
  button: HTMLElement,
  side: Exclude<ButtonLook['count'], 'none'>,
  said: Said,
  count: Promise<unknown>,
): HTMLElement {
  const box = make('span', { class: `counted ${side}` })
  box.append(button)
  const show = async () => {
    const text = countText(await count, said('zero') === 'true')
    if (text !== '') box.append(make('span', { class: 'count' }, text))
  }
  void show()
  return box
}
