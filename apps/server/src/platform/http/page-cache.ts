import { createDroppedTags } from './dropped-tags.ts'
import { noteRows, withNotedRows } from '../db/kept/noted-rows.ts'
import type { CacheFigures } from '../metrics/figures.ts'
import type { WholePage } from './whole-page.ts'

/** What may be kept: how it was answered, and its bytes. */
interface Kept {
  readonly status: number
  readonly body: Buffer
}

/** Pages kept for a while, so that many who ask for the same page are answered by one rendering. */
export interface PageCache<P extends Kept = WholePage> {
  /**
   * The page that is kept or being made under the key, else the one `make` answers. Null: not to be shared. `mostAge` is for
   * what changes also when no row does that it shows: milliseconds that it lives at most, with tags or without.
   */
  share(key: string, make: () => Promise<P | null>, mostAge?: number): Promise<P | null>
  /** The page where it is kept ready; undefined where it would have to be made or waited for. Await `beforeServe` first. */
  ready(key: string): P | undefined
  /** What is to be awaited before a page is looked up; `share` does it itself. */
  readonly beforeServe: (() => Promise<void>) | undefined
  /** From now on this is awaited before a kept page is looked up; what it drops is not found any more. */
  askFirst(ask: () => Promise<void>): void
  /** Forgets the pages that carry one of these tags; pages being made that do, or come to, are not kept. */
  drop(tags: Iterable<string>): void
  /**
   * Forgets the pages that nothing else would drop when something on them changes, those being made too: those that carry no
   * tag, and those that say that something is not there or elsewhere.
   */
  purgeUntagged(): void
  /** Forgets every page, those being made too: whoever asks from now on sees what is true now. */
  purge(): void
  figures(): CacheFigures
}

interface PageCacheOptions {
  /** Milliseconds that never go back, whatever happens to the clock. */
  now?: () => number
  mostPages?: number
  mostBytes?: number
  /** What a body weighs with all that is made of it, in its own bytes; unless given, as much as a page. */
  weight?: number
  /** Milliseconds that pages with tags live at most: what they show is dropped when it changes. */
  taggedAge?: number
  /** Milliseconds that other pages live at most. */
  untaggedAge?: number
  /** Awaited before a kept page is looked up; what it drops is not found any more. */
  beforeServe?: () => Promise<void>
}

/** Milliseconds from the moment a page's rendering began; a page without tags tells nobody what would change it. */
export const PAGE_AGE = 1000
const TAGGED_AGE = 60_000
const MOST_PAGES = 1000
const MOST_BYTES = 16 * 1024 * 1024
/** What a page costs beside its bytes, roughly. */
const OVERHEAD_BYTES = 1024
/** Compressed forms come later; together they take no more than half of the body. */
const WITH_FORMS = 1.5

interface Entry<P> {
  readonly key: string
  readonly since: number
  /** The moment its rendering began, as drops count moments. */
  readonly begun: number
  readonly tags: Set<string>
  readonly mostAge: number | undefined
  page: Promise<P | null>
  /** Set when it is made and may be kept. */
  ready?: P
  bytes: number
}

/** An empty cache. What was asked for last goes last. */
export function createPageCache<P extends Kept = WholePage>(options: PageCacheOptions = {}): PageCache<P> {
  const { now = () => performance.now(), mostPages = MOST_PAGES, mostBytes = MOST_BYTES } = options
  let { beforeServe } = options
  const { taggedAge = TAGGED_AGE, untaggedAge = PAGE_AGE, weight = WITH_FORMS } = options
  // In the order they were asked for.
  const entries = new Map<string, Entry<P>>()
  // Most tags are carried by one page.
  const byTag = new Map<string, Entry<P> | Set<Entry<P>>>()
  const dropped = createDroppedTags()
  const lookups = { hits: 0, misses: 0 }
  let bytes = 0

  // What is not there yet has no name that could be told.
  const isTold = (entry: Entry<P>) => entry.tags.size > 0 && entry.ready?.status === 200
  const ageOf = (entry: Entry<P>) =>
    isTold(entry)
      ? Math.min(taggedAge, entry.mostAge ?? taggedAge)
      : entry.ready
        ? (entry.mostAge ?? untaggedAge)
        : PAGE_AGE
  const isYoung = (entry: Entry<P>) => now() - entry.since < ageOf(entry)

  function forget(entry: Entry<P>) {
    // Another entry may be there by now, or none since a purge.
    if (entries.get(entry.key) !== entry) return
    entries.delete(entry.key)
    bytes -= entry.bytes
    for (const tag of entry.tags) {
      const carriers = byTag.get(tag)
      if (carriers === entry) byTag.delete(tag)
      else if (carriers instanceof Set && carriers.delete(entry) && carriers.size === 0) byTag.delete(tag)
    }
  }

  function carriersOf(tag: string): Iterable<Entry<P>> {
    const carriers = byTag.get(tag)
    return carriers === undefined ? [] : carriers instanceof Set ? carriers : [carriers]
  }

  function weigh(entry: Entry<P>, more: number) {
    if (entries.get(entry.key) !== entry) return
    entry.bytes += more
    bytes += more
  }

  function carry(entry: Entry<P>, begun: number, tag: string) {
    if (entry.tags.has(tag)) return
    entry.tags.add(tag)
    if (entries.get(entry.key) !== entry) return
    // It may have read what was there before the drop.
    if (dropped.isSince(begun, tag)) return forget(entry)
    const carriers = byTag.get(tag)
    if (carriers === undefined) byTag.set(tag, entry)
    else if (carriers instanceof Set) carriers.add(entry)
    else byTag.set(tag, new Set([carriers, entry]))
    weigh(entry, 2 * tag.length)
  }

  function settle(entry: Entry<P>, page: P | null) {
    if (page === null || page.status >= 500) return forget(entry)
    if (entries.get(entry.key) !== entry) return
    entry.ready = page
    weigh(entry, weight * page.body.byteLength)
    makeRoom()
  }

  function makeRoom() {
    for (const entry of entries.values()) {
      if (entries.size <= mostPages && bytes <= mostBytes && isYoung(entry)) return
      forget(entry)
    }
  }

  function find(key: string): Entry<P> | undefined {
    const entry = entries.get(key)
    if (entry === undefined) return undefined
    // What was read for it before a drop may be noted only later, so whoever comes after the drop does not join it.
    const isOutdated = entry.ready === undefined && dropped.isAnySince(entry.begun)
    if (!isYoung(entry) || isOutdated) {
      forget(entry)
      return undefined
    }
    entries.delete(key)
    entries.set(key, entry)
    return entry
  }

  function begin(key: string, make: () => Promise<P | null>, mostAge?: number): Entry<P> {
    const begun = dropped.begin()
    const page: Promise<P | null> = Promise.resolve(null)
    const bare = { key, since: now(), begun, tags: new Set<string>(), mostAge, page }
    const entry: Entry<P> = { ...bare, bytes: OVERHEAD_BYTES + 2 * key.length }
    entries.set(key, entry)
    bytes += entry.bytes
    makeRoom()
    entry.page = withNotedRows((tag) => carry(entry, begun, tag), make).finally(() => dropped.end(begun))
    entry.page.then(
      (made) => settle(entry, made),
      () => forget(entry),
    )
    return entry
  }

  return {
    async share(key, make, mostAge) {
      if (beforeServe) await beforeServe()
      const found = find(key)
      lookups[found ? 'hits' : 'misses'] += 1
      const entry = found ?? begin(key, make, mostAge)
      try {
        return await entry.page
      } finally {
        // What is made with it shows those rows as well.
        noteRows([...entry.tags])
      }
    },
    ready(key) {
      const { ready } = find(key) ?? {}
      if (ready) lookups.hits += 1
      return ready
    },
    get beforeServe() {
      return beforeServe
    },
    askFirst(ask) {
      beforeServe = ask
    },
    drop(tags) {
      for (const tag of tags) {
        dropped.note(tag)
        for (const entry of carriersOf(tag)) forget(entry)
      }
    },
    purgeUntagged() {
      for (const entry of entries.values()) if (!isTold(entry)) forget(entry)
    },
    purge() {
      entries.clear()
      byTag.clear()
      bytes = 0
    },
    figures: () => ({ entries: entries.size, bytes, ...lookups }),
  }
}
