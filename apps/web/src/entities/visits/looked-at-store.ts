import { type DeviceHistory, type LookedAt, nothingLookedAt, parseHistory, withLookedAt } from './looked-at.ts'

const NAME = 'looked-at'

/** What this device remembers; nothing where storage is forbidden. */
export function readLookedAt(): DeviceHistory {
  try {
    return parseHistory(localStorage.getItem(NAME))
  } catch {
    return nothingLookedAt
  }
}

export function writeLookedAt(history: DeviceHistory): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(history))
  } catch {
    // Storage may be forbidden or full; it is then known until the page goes.
  }
}

export function eraseLookedAt(): void {
  try {
    localStorage.removeItem(NAME)
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
}

/** Notes what a visitor's page shows, where the application is not there to do it. */
export function noteSight(): void {
  const thing = lookedAtHere()
  if (thing === null) return
  const { of, entries } = readLookedAt()
  writeLookedAt({ of: null, entries: withLookedAt(of === null ? entries : [], thing) })
}

/** Heads tell no picture of what is veiled; its page shows the blurred copy, which is small enough to be kept. */
const blurredHere = (): string | null =>
  document.querySelector<HTMLImageElement>('[data-veiled] img[src^="data:"]')?.src ?? null

const kinds = { 'pinterestapp:pin': 'pin', 'pinterestapp:pinboard': 'board' } as const
const isKind = (type: string): type is keyof typeof kinds => Object.hasOwn(kinds, type)

/** The pin or board whose page shows, as its head says; null for other pages, missing and hidden ones. */
export function lookedAtHere(): LookedAt | null {
  const said = (property: string) => document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content
  const type = said('og:type') ?? ''
  if (!isKind(type)) return null
  return {
    kind: kinds[type],
    path: location.pathname,
    title: document.title.replace(/ · Pinfold$/, ''),
    image: said('og:image') ?? blurredHere(),
  }
}
