import { createStore, useStore } from '../../ui/store.ts'
import { type DeviceHistory, type LookedAt, nothingLookedAt, parseHistory, withLookedAt } from './looked-at.ts'

const NAME = 'looked-at'

function remembered(): DeviceHistory {
  try {
    return parseHistory(localStorage.getItem(NAME))
  } catch {
    return nothingLookedAt
  }
}

const store = createStore<DeviceHistory>(nothingLookedAt, remembered)
const none: readonly LookedAt[] = []

function keep(of: string | null, entries: readonly LookedAt[]): void {
  const history = { of, entries }
  store.change(history)
  try {
    localStorage.setItem(NAME, JSON.stringify(history))
  } catch {
    // Storage may be forbidden or full; it is then known until the page goes.
  }
}

const entriesOf = (viewerId: string | null) => {
  const { of, entries } = store.read()
  return of === viewerId ? entries : none
}

/** Puts it first; what somebody else looked at on this device goes. */
export const rememberLookedAt = (viewerId: string | null, entry: LookedAt): void =>
  keep(viewerId, withLookedAt(entriesOf(viewerId), entry))

/** Forgets one of them. */
export const forgetPath = (viewerId: string | null, path: string): void =>
  keep(
    viewerId,
    entriesOf(viewerId).filter((entry) => entry.path !== path),
  )

/** Forgets all that was looked at on this device. */
export function forgetLookedAt(): void {
  store.change(nothingLookedAt)
  try {
    localStorage.removeItem(NAME)
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
}

/** What the viewer looked at on this device, the last first; nothing before scripts run. */
export const useDeviceHistory = (viewerId: string | null): readonly LookedAt[] =>
  useStore(store, ({ of, entries }) => (of === viewerId ? entries : none))

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
    image: said('og:image') ?? null,
  }
}
