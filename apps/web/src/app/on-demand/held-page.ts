/** What a page does whose application is held: a script of its own in the page's head, so it imports next to nothing. */
import { noteVisit } from '../../entities/visits/note-visit.ts'
import { noteSight } from '../../entities/visits/looked-at-store.ts'
import { recentPrevious } from '../../entities/visits/visited-pages.ts'
import { watchScrollMark } from '../../ui/scroll-mark.ts'
import { watchTooltips } from '../../ui/tooltip-dismissal.ts'
import { watchBars } from '../shell/watch-bars.ts'
import { watchFollowedLinks } from './followed-link.ts'
import { countEntry, watchHistory } from './history-entry.ts'
import { watchListEnds } from './list-ends.ts'
import { watchSigns } from './signs.ts'
import { onAlive, wake } from './wake.ts'

// What only the server knows of the page stands at the script itself.
const { pinId, mayRemember } = document.currentScript?.dataset ?? {}
const over = new AbortController()
const { signal } = over
const untilAlive = (end: () => void) => signal.addEventListener('abort', end)

const move = countEntry()
watchHistory(signal)
watchSigns(signal)
watchListEnds(signal)
watchFollowedLinks(signal)
untilAlive(watchTooltips())
untilAlive(watchBars())

const onMissing = ({ target }: Event) => {
  if (target instanceof HTMLImageElement) target.dataset['picture'] = 'missing'
}
addEventListener('error', onMissing, { capture: true, signal })

const note = (how: typeof move) => {
  if (mayRemember === undefined) return null
  noteSight()
  return noteVisit(how, pinId)
}
addEventListener('DOMContentLoaded', () => {
  const visited = note(move)
  // Where the browser knows no way back but this device does, a link of the application leads there.
  const isFirst = !document.documentElement.hasAttribute('data-has-way-back')
  if (isFirst && visited && recentPrevious(visited) && document.querySelector('[data-way-back="or-else"]')) wake()
  const mark = document.querySelector('[data-scroll-mark]')
  if (mark) untilAlive(watchScrollMark(mark))
})
// A page that was put aside whole comes back without being loaded.
addEventListener('pageshow', ({ persisted }) => void (persisted && note('POP')), { signal })

// From here on the application does all this.
onAlive(() => over.abort())
