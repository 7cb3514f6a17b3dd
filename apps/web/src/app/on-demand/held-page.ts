/** What a page does whose application is held: a script of its own in the page's head, so it imports next to nothing. */
import { noteVisit } from '../../entities/visits/note-visit.ts'
import { watchScrollMark } from '../../ui/scroll-mark.ts'
import { watchTooltips } from '../../ui/tooltip-dismissal.ts'
import { watchBars } from '../shell/watch-bars.ts'
import { watchFollowedLinks } from './followed-link.ts'
import { countEntry, watchHistory } from './history-entry.ts'
import { watchListEnds } from './list-ends.ts'
import { watchSigns } from './signs.ts'
import { onAlive } from './wake.ts'

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

const note = (how: typeof move) => void (mayRemember !== undefined && noteVisit(how, pinId))
addEventListener('DOMContentLoaded', () => {
  note(move)
  const mark = document.querySelector('[data-scroll-mark]')
  if (mark) untilAlive(watchScrollMark(mark))
})
// A page that was put aside whole comes back without being loaded.
addEventListener('pageshow', ({ persisted }) => void (persisted && note('POP')), { signal })

// From here on the application does all this.
onAlive(() => over.abort())
