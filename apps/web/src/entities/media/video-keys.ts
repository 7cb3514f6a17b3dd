const SEEK_SECONDS = 5
const VOLUME_STEP = 0.1

/** What a key does to a video: space, arrows, m, f and c; false for all others. */
export function pressVideoKey(video: HTMLVideoElement, key: string): boolean {
  const press = presses[key.length === 1 ? key.toLowerCase() : key]
  press?.(video)
  return press !== undefined
}

const seek = (video: HTMLVideoElement, seconds: number) => {
  const end = Number.isFinite(video.duration) ? video.duration : 0
  video.currentTime = Math.min(Math.max(video.currentTime + seconds, 0), end)
}
const turn = (video: HTMLVideoElement, step: number) => {
  video.volume = Math.min(Math.max(video.volume + step, 0), 1)
  video.muted = video.volume === 0
}

const presses: Readonly<Record<string, (video: HTMLVideoElement) => void>> = {
  ' ': (video) => (video.paused ? void video.play().catch(() => {}) : video.pause()),
  ArrowLeft: (video) => seek(video, -SEEK_SECONDS),
  ArrowRight: (video) => seek(video, SEEK_SECONDS),
  ArrowUp: (video) => turn(video, VOLUME_STEP),
  ArrowDown: (video) => turn(video, -VOLUME_STEP),
  m: (video) => (video.muted = !video.muted),
  f: (video) =>
    void (document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen()).catch(() => {}),
  c: (video) => {
    const tracks = [...video.textTracks]
    const isShown = tracks.some(({ mode }) => mode === 'showing')
    for (const [at, track] of tracks.entries()) track.mode = !isShown && at === 0 ? 'showing' : 'disabled'
  },
}
