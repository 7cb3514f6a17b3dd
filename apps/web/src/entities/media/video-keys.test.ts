import { afterEach, expect, test, vi } from 'vitest'
import { mayFilmsPlay } from './film-wishes.ts'
import { pressVideoKey } from './video-keys.ts'

afterEach(() => vi.unstubAllGlobals())

/** As much of a video as keys need. */
function video(changes: object = {}) {
  const film = {
    paused: true,
    currentTime: 10,
    duration: 60,
    volume: 0.5,
    muted: true,
    textTracks: [{ mode: 'disabled' }, { mode: 'disabled' }],
    fullscreen: 0,
    play: () => {
      film.paused = false
      return Promise.resolve()
    },
    pause: () => void (film.paused = true),
    requestFullscreen: () => {
      film.fullscreen += 1
      return Promise.resolve()
    },
    ...changes,
  }
  const press = (...keys: string[]) => keys.map((key) => pressVideoKey(film as unknown as HTMLVideoElement, key))
  return { film, press }
}

test('CN-17 space plays and rests, arrows seek and turn the sound, m silences, f fills the screen, c shows captions', () => {
  vi.stubGlobal('document', { fullscreenElement: null })
  const { film, press } = video()
  expect(press(' ')).toEqual([true])
  expect(film.paused).toBe(false)
  press(' ')
  expect(film.paused).toBe(true)
  press('ArrowRight', 'ArrowRight', 'ArrowLeft')
  expect(film.currentTime).toBe(15)
  press('ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')
  expect(film.currentTime).toBe(0)
  press('ArrowUp')
  expect([film.volume, film.muted]).toEqual([0.6, false])
  press('ArrowDown', 'ArrowDown')
  expect(film.volume).toBeCloseTo(0.4)
  press('m')
  expect(film.muted).toBe(true)
  press('M')
  expect(film.muted).toBe(false)
  press('f')
  expect(film.fullscreen).toBe(1)
  press('c')
  expect(film.textTracks.map(({ mode }) => mode)).toEqual(['showing', 'disabled'])
  press('c')
  expect(film.textTracks.map(({ mode }) => mode)).toEqual(['disabled', 'disabled'])
  expect(press('Tab', 'x', 'Enter')).toEqual([false, false, false])
})

test('CN-17 no film plays by itself under reduced motion or data saving', () => {
  const wish = (said: { saveData?: boolean; query?: string }) => {
    vi.stubGlobal('navigator', { connection: { saveData: said.saveData === true } })
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === said.query }))
    return mayFilmsPlay()
  }
  expect(wish({})).toBe(true)
  expect(wish({ saveData: true })).toBe(false)
  expect(wish({ query: '(prefers-reduced-motion: reduce)' })).toBe(false)
  expect(wish({ query: '(prefers-reduced-data: reduce)' })).toBe(false)
})
