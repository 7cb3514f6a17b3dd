import { LRUCache } from 'lru-cache'
import type { Id } from '../../ids/ids.ts'

/** What rows have in common that may be kept: their id. */
export interface KeptRow {
  readonly id: Id
}

/** Rows of one kind, kept until something in them changes. */
export interface RowStore<R extends KeptRow> {
  /** The kept rows of these ids, in any order, and the ids of those that are not. */
  look(ids: readonly Id[]): { rows: R[]; missing: Id[] }
  /** Reads rows and keeps them, but for those that change meanwhile. */
  read(ids: readonly Id[], find: (ids: readonly Id[]) => Promise<R[]>): Promise<R[]>
  /** Drops the row, and those that are made of it. */
  drop(id: Id): void
  /** Drops the row where its counts are kept. */
  dropCounts(id: Id): void
  clear(): void
  readonly size: number
}

/** A reading under way, and what has changed since it began. */
interface Reading {
  readonly spoiled: Set<Id>
  isOutdated: boolean
}

interface RowStoreOptions<R> {
  readonly most: number
  /** Further rows that a kept one was made of; it goes when one of them changes. */
  readonly alsoOf: (row: R) => readonly Id[]
  readonly hasCounts?: true
}

/** An empty store. */
export function createRowStore<R extends KeptRow>({ most, alsoOf, hasCounts }: RowStoreOptions<R>): RowStore<R> {
  const dependants = new Map<Id, Set<Id>>()
  const rows = new LRUCache<Id, R>({ max: most, dispose: forgetDependence, noDisposeOnSet: false })
  const readings = new Set<Reading>()

  function forgetDependence(row: R) {
    for (const other of alsoOf(row)) {
      const of = dependants.get(other)
      of?.delete(row.id)
      if (of?.size === 0) dependants.delete(other)
    }
  }

  function keep(row: R) {
    rows.set(row.id, row)
    for (const other of alsoOf(row)) {
      const of = dependants.get(other) ?? new Set<Id>()
      dependants.set(other, of.add(row.id))
    }
  }

  const isSpoiled = ({ spoiled, isOutdated }: Reading, row: R) =>
    isOutdated || spoiled.has(row.id) || alsoOf(row).some((id) => spoiled.has(id))

  return {
    look(ids) {
      const found: R[] = []
      const missing: Id[] = []
      for (const id of new Set(ids)) {
        const row = rows.get(id)
        if (row === undefined) missing.push(id)
        else found.push(row)
      }
      return { rows: found, missing }
    },
    async read(ids, find) {
      const reading: Reading = { spoiled: new Set(), isOutdated: false }
      readings.add(reading)
      try {
        const found = await find(ids)
        for (const row of found) {
          freeze(row)
          // What was made of a row that is kept goes on with it.
          if (!isSpoiled(reading, row) && !rows.has(row.id)) keep(row)
        }
        return found
      } finally {
        readings.delete(reading)
      }
    },
    drop(id) {
      rows.delete(id)
      for (const other of dependants.get(id) ?? []) rows.delete(other)
      for (const { spoiled } of readings) spoiled.add(id)
    },
    dropCounts(id) {
      if (hasCounts !== true) return
      rows.delete(id)
      for (const { spoiled } of readings) spoiled.add(id)
    },
    clear() {
      rows.clear()
      for (const reading of readings) reading.isOutdated = true
    },
    get size() {
      return rows.size
    },
  }
}

/** Many answers share a kept row, so nobody may change it. */
function freeze(row: object): void {
  // Bytes cannot be frozen.
  if (ArrayBuffer.isView(row)) return
  Object.freeze(row)
  for (const value of Object.values(row)) if (typeof value === 'object' && value !== null) freeze(value)
}
