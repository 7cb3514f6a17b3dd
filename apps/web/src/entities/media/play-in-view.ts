/** The one that plays without being asked. */
let playing: HTMLVideoElement | null = null

const SHOWN_SHARE = 0.6

/** Whether somebody wishes for less: no movement, or no data for what they did not ask for. */
function isUnwanted(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  const wishes = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)']
  return connection?.saveData === true || wishes.some((wish) => matchMedia(wish).matches)
}

/**
 * Plays a video without sound while most of it is in view, one at a time; never where somebody wishes for less, and no
 * more once they paused it or gave it sound. Answers how to end that.
 */
export function playInView(video: HTMLVideoElement): () => void {
  if (isUnwanted()) return () => {}
  let isOurs = false
  let isTheirs = false
  const rest = () => {
    if (!isOurs) return
    isOurs = false
    if (playing === video) playing = null
    video.pause()
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (isTheirs || !entry) return
      if (entry.intersectionRatio < SHOWN_SHARE) return rest()
      if (playing !== null && playing !== video) return
      playing = video
      isOurs = true
      video.muted = true
      // Browsers may refuse; then it waits for a press as ever.
      video.play().catch(() => (isOurs = false))
    },
    { threshold: [0, SHOWN_SHARE] },
  )
  const leave = () => {
    isTheirs = true
    if (playing === video) playing = null
    observer.disconnect()
  }
  const onPause = () => isOurs && !video.ended && leave()
  const onVolume = () => isOurs && !video.muted && leave()
  video.addEventListener('pause', onPause)
  video.addEventListener('volumechange', onVolume)
  observer.observe(video)
  return () => {
    video.removeEventListener('pause', onPause)
    video.removeEventListener('volumechange', onVolume)
    rest()
    leave()
  }
}
