import { createStore, useStore } from '../../ui/store.ts'
import { type DeviceHistory, type LookedAt, nothingLookedAt, withLookedAt } from './looked-at.ts'
import { eraseLookedAt, readLookedAt, writeLookedAt } from './looked-at-store.ts'

const store = createStore<DeviceHistory>(nothingLookedAt, readLookedAt)
const none: readonly LookedAt[] = []

function keep(of: string | null, entries: readonly LookedAt[]): void {
  const history = { of, entries }
  store.change(history)
  writeLookedAt(history)
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
  eraseLookedAt()
}

/** What the viewer looked at on this device, the last first; nothing before scripts run. */
export const useDeviceHistory = (viewerId: string | null): readonly LookedAt[] =>
  useStore(store, ({ of, entries }) => (of === viewerId ? entries : none))
