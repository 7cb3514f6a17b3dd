import { countVideoPlay } from '@pinfold/contract'
import { sendOff } from './send-off.ts'
import { OUT_OF_VIEW } from './films-in-view.ts'

/** Less is no play, where the film is longer. Milliseconds. */
const SHORTEST = 2000

/**
 * Tells the server of each showing of a pin's video, once, when it is over: at its end, out of view, or with the page.
 * Answers how to end that.
 */
export function countPlays(video: HTMLVideoElement, pinId: string): () => void {
  let watched = 0
  let since: number | null = null
  const pass = () => {
    if (since !== null) watched += performance.now() - since
    since = null
  }
  const go = () => {
    pass()
    since = performance.now()
  }
  const tell = () => {
    const isOn = since !== null
    pass()
    const length = video.duration * 1000
    const shortest = Number.isFinite(length) ? Math.min(SHORTEST, length) : SHORTEST
    if (watched >= shortest || (video.ended && watched > 0))
      sendOff(countVideoPlay, { pin_id: pinId, watched_ms: Math.round(watched) })
    watched = 0
    if (isOn) go()
  }
  const onHidden = () => document.hidden && tell()
  const heard = [
    ['playing', go],
    ['pause', pass],
    ['waiting', pass],
    ['ended', tell],
    [OUT_OF_VIEW, tell],
  ] as const
  for (const [name, hear] of heard) video.addEventListener(name, hear)
  document.addEventListener('visibilitychange', onHidden)
  window.addEventListener('pagehide', tell)
  if (!video.paused) go()
  return () => {
    for (const [name, hear] of heard) video.removeEventListener(name, hear)
    document.removeEventListener('visibilitychange', onHidden)
    window.removeEventListener('pagehide', tell)
    pass()
    tell()
  }
}
