import type { HistoryEntry } from '@pinfold/contract'

/** A pin or board that was looked at on this device. */
export interface LookedAt {
  readonly kind: HistoryEntry['kind']
  readonly path: string
  readonly title: string
  readonly image: string | null
}

/** DS-17: on a device no more are remembered. */
export const MOST_LOOKED_AT = 100

/** The list with the newest first; each stands once. */
export const withLookedAt = (list: readonly LookedAt[], entry: LookedAt): readonly LookedAt[] =>
  [entry, ...list.filter(({ path }) => path !== entry.path)].slice(0, MOST_LOOKED_AT)

const isEntry = (value: unknown): value is LookedAt => {
  if (typeof value !== 'object' || value === null) return false
  const { kind, path, title, image } = value as Partial<Record<keyof LookedAt, unknown>>
  const isNamed = (kind === 'pin' || kind === 'board') && typeof title === 'string'
  const isOnSite = typeof path === 'string' && /^\/(?!\/)/.test(path)
  return isNamed && isOnSite && (image === null || typeof image === 'string')
}

/** What was looked at, and by whom. */
export interface DeviceHistory {
  readonly of: string | null
  readonly entries: readonly LookedAt[]
}

export const nothingLookedAt: DeviceHistory = { of: null, entries: [] }

/** Reads what `JSON.stringify` wrote; nothing where that is broken. */
export function parseHistory(text: string | null): DeviceHistory {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null) return nothingLookedAt
    const { of, entries } = kept as { of?: unknown; entries?: unknown }
    if ((of !== null && typeof of !== 'string') || !Array.isArray(entries)) return nothingLookedAt
    return { of, entries: entries.filter(isEntry) }
  } catch {
    return nothingLookedAt
  }
}
