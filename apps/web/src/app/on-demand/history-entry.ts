import type { Move } from '../../entities/visits/visited-pages.ts'
import { quietly } from './quietly.ts'
import { stayAsleep } from './wake.ts'

const LEFT_AT = 'left-at'

/** What the router keeps of an entry: its name, and its place among those of this visit. */
interface EntryState {
  readonly key?: string
  readonly idx?: number
}

const stateNow = () => (history.state ?? {}) as EntryState
const isFromHere = () => document.referrer !== '' && new URL(document.referrer).origin === location.origin

/** Counts the entry as the router counts the pages that it opens itself. Answers how the browser came here. */
export function countEntry(): Move {
  addEventListener('pagehide', () => quietly(() => sessionStorage.setItem(LEFT_AT, String(stateNow().idx ?? 0))))
  const { key, idx = 0 } = stateNow()
  if (key !== undefined) {
    showWayBack(idx)
    return 'POP'
  }
  const left = isFromHere() ? quietly(() => sessionStorage.getItem(LEFT_AT)) : null
  const place = left === null ? 0 : Number(left) + 1
  // Named here: the router's script in the page would give a name, too, and forget the place.
  history.replaceState({ key: Math.random().toString(36).slice(2), idx: place }, '')
  showWayBack(place)
  return left === null ? 'POP' : 'PUSH'
}

const showWayBack = (place: number) => document.documentElement.toggleAttribute('data-has-way-back', place > 0)

/** Goes back where that is pressed, and loads what the browser takes for another place on this page. */
export function watchHistory(signal: AbortSignal): void {
  const address = () => `${location.pathname}${location.search}`
  const shown = address()
  // A page that was reloaded has the entries before it, but not what they showed.
  const onPop = () => {
    if (address() === shown) return
    stayAsleep()
    location.reload()
  }
  addEventListener('popstate', onPop, { signal })
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[data-way-back]')) return
    // What holds early presses need not hold this one.
    Object.assign(window, { earlyPress: null })
    history.back()
  }
  addEventListener('click', onClick, { capture: true, signal })
}
