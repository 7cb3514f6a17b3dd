import { mayFilmsPlay, watchFilmWishes } from './film-wishes.ts'

interface Film {
  readonly video: HTMLVideoElement
  isInView: boolean
  /** Somebody paused it or gave it sound: from then on it is theirs alone. */
  isTheirs: boolean
}

const SHOWN_SHARE = 0.6
/** Milliseconds without scrolling, after which another film may begin. */
const STILL = 150

/** What a film hears when it went out of view, and so its showing ended. */
export const OUT_OF_VIEW = 'outofview'

const films = new Map<Element, Film>()
/** The one that plays without being asked. */
let playing: Film | null = null
let observer: IntersectionObserver | null = null
let wait: number | undefined
let endWishes: (() => void) | undefined

/** How far the middle of what shows it is from the middle of the window. */
function distance({ video }: Film): number {
  const { left, top, width, height } = video.getBoundingClientRect()
  return Math.hypot(left + width / 2 - innerWidth / 2, top + height / 2 - innerHeight / 2)
}

function rest(): void {
  const film = playing
  playing = null
  film?.video.pause()
}

function begin(film: Film): void {
  playing = film
  film.video.muted = true
  // Browsers may refuse; then it waits for a press as ever.
  film.video.play().catch(() => {
    if (playing === film) playing = null
  })
}

/** Of those in view the one nearest the middle of the window plays; none while somebody plays one themselves. */
function choose(): void {
  const all = [...films.values()]
  const isOneTheirs = all.some(({ isTheirs, video }) => isTheirs && !video.paused)
  const waiting = isOneTheirs || document.hidden || !mayFilmsPlay() ? [] : all.filter((film) => mayPlay(film))
  const [nearest] = waiting.toSorted((one, other) => distance(one) - distance(other))
  if (nearest === playing) return
  rest()
  if (nearest) begin(nearest)
}

const mayPlay = ({ isInView, isTheirs, video }: Film) => isInView && !isTheirs && !(video.ended && !video.loop)

function chooseSoon(): void {
  clearTimeout(wait)
  wait = window.setTimeout(choose, STILL)
}

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, intersectionRatio } of entries) {
    const film = films.get(target)
    if (!film) continue
    const wasInView = film.isInView
    film.isInView = intersectionRatio >= SHOWN_SHARE
    if (wasInView && !film.isInView && !film.isTheirs) {
      if (playing === film) rest()
      film.video.dispatchEvent(new Event(OUT_OF_VIEW))
    }
  }
  chooseSoon()
}

function watchPage(): void {
  observer = new IntersectionObserver(look, { threshold: [0, SHOWN_SHARE] })
  document.addEventListener('scroll', chooseSoon, { passive: true, capture: true })
  document.addEventListener('visibilitychange', choose)
  endWishes = watchFilmWishes(choose)
}

function leavePage(): void {
  observer?.disconnect()
  observer = null
  clearTimeout(wait)
  document.removeEventListener('scroll', chooseSoon, { capture: true })
  document.removeEventListener('visibilitychange', choose)
  endWishes?.()
}

/**
 * Plays a video without sound while most of it is in view, one on a page; never where somebody wishes for less, and no
 * more once they paused it or gave it sound. Answers how to end that.
 */
export function playInView(video: HTMLVideoElement): () => void {
  const film: Film = { video, isInView: false, isTheirs: false }
  if (films.size === 0) watchPage()
  films.set(video, film)
  observer?.observe(video)
  const leave = () => {
    film.isTheirs = true
    if (playing === film) playing = null
    choose()
  }
  // Events come late: what they tell of may be over.
  const onPlay = () => playing !== film && !video.paused && leave()
  const onPause = () => (playing === film && video.paused && !video.ended ? leave() : chooseSoon())
  const onVolume = () => playing === film && !video.muted && leave()
  video.addEventListener('play', onPlay)
  video.addEventListener('pause', onPause)
  video.addEventListener('volumechange', onVolume)
  return () => {
    video.removeEventListener('play', onPlay)
    video.removeEventListener('pause', onPause)
    video.removeEventListener('volumechange', onVolume)
    observer?.unobserve(video)
    films.delete(video)
    if (playing === film) rest()
    if (films.size === 0) leavePage()
    else chooseSoon()
  }
}
