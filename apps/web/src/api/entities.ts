import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** The kinds of things that are known by their id. */
export type EntityKind = 'board' | 'board_section' | 'pin' | 'user' | 'conversation'

/** What is newer of a thing than lists and pages may have read, by the names of its fields. */
export type Facts = Readonly<Record<string, unknown>>

/** What is known of a thing. */
export interface Known {
  readonly facts: Facts
  /** The moment (`nextMoment`) since which each field is known: what was asked for before is older. */
  readonly since: Readonly<Record<string, number>>
}

interface WithId {
  readonly id: string
}

/** How a thing is named among those known. */
export const entityKey = (kind: EntityKind, id: string) => `${kind}:${id}`

/** What is known, by `entityKey`, that which was heard of last at the end. Only `learn-entities.ts` writes here, in browsers. */
export const known = new Map<string, Known>()

/** Counts what `learn-entities.ts` changed. */
export const changes = { count: 0 }

/** Who hears of a thing, by its `entityKey`, or of all of a kind. */
export const watchers = new Map<string, Set<() => void>>()

/** Calls back when what is known of a thing changes, or of anything of a kind (`entityKey`, or the kind); answers how to stop. */
export function watchEntities(name: string, listener: () => void): () => void {
  const mine = watchers.get(name) ?? new Set()
  watchers.set(name, mine.add(listener))
  return () => {
    mine.delete(listener)
    if (mine.size === 0) watchers.delete(name)
  }
}

// Everything that shows the same row shows the same object.
const laidRows = new WeakMap<object, { readonly facts: Facts; readonly laid: object }>()

/** Fields that the row has not stay out: lists carry less than pages, and some fields are not for everybody. */
function layOver<R extends object>(row: R, facts: Facts): R {
  const before = laidRows.get(row)
  if (before?.facts === facts) return before.laid as R
  const old = row as Facts
  const newer = Object.entries(facts).filter(([name, value]) => name in row && old[name] !== value)
  const laid = newer.length === 0 ? row : { ...row, ...Object.fromEntries(newer) }
  laidRows.set(row, { facts, laid })
  return laid
}

/** A row with what is newer laid over it, or the row itself where nothing is. */
export function entityNow<R extends WithId | null | undefined>(kind: EntityKind, row: R): R {
  const facts = row && known.get(entityKey(kind, row.id))?.facts
  return row && facts ? layOver(row, facts) : row
}

const same = <R>(one: readonly R[], other: readonly R[]) =>
  one.length === other.length && one.every((row, index) => row === other[index])

/** How to read many rows: the very list while nothing is newer, and else the same list until something changes. */
export function entitiesReader<R extends WithId>(kind: EntityKind, rows: readonly R[]): () => readonly R[] {
  let last = rows
  let looked = 0
  return () => {
    if (looked === changes.count) return last
    looked = changes.count
    const now = rows.map((row) => entityNow(kind, row))
    last = same(rows, now) ? rows : same(last, now) ? last : now
    return last
  }
}

const never = () => () => undefined

/** A row with what is newer laid over it; what shows the row renders again only when this very thing changes. */
export function useEntity<R extends WithId | null | undefined>(kind: EntityKind, row: R): R {
  const key = row && entityKey(kind, row.id)
  const watch = useMemo(() => (key ? (listener: () => void) => watchEntities(key, listener) : never), [key])
  return useSyncExternalStore(
    watch,
    () => entityNow(kind, row),
    () => row,
  )
}

/** Rows with what is newer laid over each, for a list that draws its rows itself: it renders again when one changes. */
export function useEntities<R extends WithId>(kind: EntityKind, rows: readonly R[]): readonly R[] {
  const watch = useCallback((listener: () => void) => watchEntities(kind, listener), [kind])
  const read = useMemo(() => entitiesReader(kind, rows), [kind, rows])
  return useSyncExternalStore(watch, read, () => rows)
}
