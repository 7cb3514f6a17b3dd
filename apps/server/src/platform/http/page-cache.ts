/** A page in one piece, without anything that belongs to one request. */
export interface WholePage {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Where `nonceAt` points, each answer writes a nonce of its own. */
  readonly body: Buffer
  readonly nonceAt: readonly number[]
  /** Done each time it is sent. */
  readonly whenServed?: readonly (() => void)[]
}

/** Pages kept for a moment, so that many who ask for the same page are answered by one rendering. */
export interface PageCache {
  /** The page that is kept or being made under the key, else the one `make` answers. Null: not to be shared. */
  share(key: string, make: () => Promise<WholePage | null>): Promise<WholePage | null>
  /** Forgets every page, those being made too: whoever asks from now on sees what is true now. */
  purge(): void
}

interface PageCacheOptions {
  /** Milliseconds that never go back, whatever happens to the clock. */
  now?: () => number
  mostPages?: number
  mostBytes?: number
}

/** Milliseconds from the moment a page's rendering began; other processes learn of a change no later. */
export const PAGE_AGE = 1000
const MOST_PAGES = 1000
const MOST_BYTES = 64 * 1024 * 1024
/** What a page costs beside its bytes, roughly. */
const OVERHEAD_BYTES = 1024

interface Entry {
  readonly since: number
  readonly page: Promise<WholePage | null>
  bytes: number
}

/** An empty cache. All pages live equally long, so the oldest are both the first to end and the first to go. */
export function createPageCache(options: PageCacheOptions = {}): PageCache {
  const { now = () => performance.now(), mostPages = MOST_PAGES, mostBytes = MOST_BYTES } = options
  // In the order they were begun.
  const entries = new Map<string, Entry>()
  let bytes = 0

  function drop(key: string, entry: Entry) {
    // Another entry may be there by now, or none since a purge.
    if (entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.bytes
  }

  function settle(key: string, entry: Entry, page: WholePage | null) {
    if (page === null || page.status >= 500) return drop(key, entry)
    if (entries.get(key) !== entry) return
    entry.bytes += page.body.byteLength
    bytes += page.body.byteLength
    makeRoom()
  }

  function makeRoom() {
    const oldest = now() - PAGE_AGE
    for (const [key, entry] of entries) {
      if (entries.size <= mostPages && bytes <= mostBytes && entry.since > oldest) return
      drop(key, entry)
    }
  }

  return {
    share(key, make) {
      const found = entries.get(key)
      if (found && now() - found.since < PAGE_AGE) return found.page
      if (found) drop(key, found)
      const entry: Entry = { since: now(), page: make(), bytes: OVERHEAD_BYTES + 2 * key.length }
      entries.set(key, entry)
      bytes += entry.bytes
      makeRoom()
      entry.page.then(
        (page) => settle(key, entry, page),
        () => drop(key, entry),
      )
      return entry.page
    },
    purge() {
      entries.clear()
      bytes = 0
    },
  }
}
