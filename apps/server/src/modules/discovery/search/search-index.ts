import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { IndexFilter } from './facets.ts'
import type { Wanting } from './wishes.ts'

/** What can be searched for. */
export type Searchable = 'pin' | 'board' | 'member'

/** A thing as the index keeps it. */
export interface SearchDocument {
  readonly kind: Searchable
  readonly id: Id
  /** Who finds it even where it is not listed. */
  readonly ownerId: MemberId
  /** Of pins: their aggregate; a search finds each once. */
  readonly groupId: Id | null
  /** Whether everybody finds it. */
  readonly isListed: boolean
  readonly nameKey: string
  /** As `documentOf` writes them. */
  readonly words: string
  /** Of pins that offer something: what it costs, in millionths of the currency's unit. */
  readonly priceMicros?: string | null
  /** Of pins: how often their picture was saved. */
  readonly saves?: number
}

/** What is searched for, and where the list goes on. */
export interface SearchQuery {
  readonly kind: Searchable
  /** As somebody typed it. */
  readonly text: string
  /** The text is an English name: only what has its very words is found, not what begins like them. */
  readonly isName?: boolean
  readonly viewerId: MemberId | null
  /** Only pins of the viewer's own, hidden ones included. */
  readonly isOwn: boolean
  /** What does not hold the words itself: other forms of them, likely misspellings, most of the words. */
  readonly isLoose: boolean
  /** Of pins: what narrows the search; null for nothing. */
  readonly filter: IndexFilter | null
  /** The key of the last hit of the page before; null at the start. */
  readonly after: string | null
  /** The key of another list of the same search: what that one showed does not come again. */
  readonly besides?: string | null
  readonly limit: number
}

/** Something found; whoever shows it decides whether the viewer may see it, and whether what it wants is there. */
export interface Hit {
  readonly id: Id
  /** Where the list goes on after it, and all that was answered with it. */
  readonly key: string
  /** Whether it holds all the words, each in one form or another. */
  readonly isWhole: boolean
  /** What a pin does not hold by its own words, but by names of boards, which may not be public any more; null for nothing. */
  readonly wanting: Wanting | null
}

/** What a listed pin holds: the words of its title and tags, and what it is. */
export interface PinContent {
  readonly id: Id
  readonly groupId: Id
  readonly words: readonly string[]
}

/** What a pin holds that a search found; whoever tells of it decides whether what it wants is there. */
export interface FoundContent extends PinContent {
  readonly wanting: Wanting | null
}

/** Pins of one member that hold something, as a tsquery's text. */
export interface MemberList {
  readonly memberId: MemberId
  readonly viewerId: MemberId | null
  readonly holds: string
  readonly after: Id | null
  readonly limit: number
}

/**
 * Where searches are answered. What it knows of words comes of listed pins and boards alone, but may be late: whoever tells
 * somebody of a correction has seen that they find something by it. Another engine takes over by doing these. */
export interface SearchIndex {
  /**
   * Brings the documents of these up to date: `make` reads and makes them, so that what comes last is what was read last.
   * Those that it does not make are gone.
   */
  write(kind: Searchable, ids: readonly Id[], make: (db: Db) => Promise<readonly SearchDocument[]>): Promise<void>
  /** The best hits first; empty where the text holds no word. Hits of any text can be asked for: none is an error. */
  query(query: SearchQuery): Promise<Hit[]>
  /** What listed pins hold that a search finds, the newest first: what it can be narrowed by. */
  contents(query: Pick<SearchQuery, 'text' | 'filter'>): Promise<FoundContent[]>
  /** A member's pins that are of a kind, hidden ones only for themself, newest first: the ids. */
  ofMember(list: MemberList): Promise<Id[]>
  /** The text with known words in the place of those that are unknown and near to one; null where none is. */
  correct(text: string): Promise<string | null>
}
