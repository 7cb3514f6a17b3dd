import type { z } from 'zod'
import type { AccessTokenDomain } from '../access-token-scopes.ts'
import type { RateKind, Uncounted } from '../rates.ts'
import type { PermissionRow } from './permission-rows.ts'

/** What a call does to the member it is made for: reads, day-to-day work, or decisions. */
export type Deed = 'read' | 'edit' | 'manage'

/**
 * What an option names: `board` by its id, slug or address, and what lies on one; `source` is a pin that is only looked
 * at; `site` is a claimed website by an address on it, `feed` one that is published from there; `member` is a profile.
 */
export type NamedThing = 'board' | 'section' | 'pin' | 'source' | 'site' | 'feed' | 'member'

/**
 * What a call belongs to, for personal access tokens. `open` is what belongs to nobody; `never` is what no token may do:
 * conversations, and what keeps the account safe, tokens and sessions among it.
 */
export type TokenNeed = Exclude<AccessTokenDomain, 'secret_boards'> | 'open' | 'never'

/** The names of a call's options; none where it takes none, which the library tells as any. */
type Names<O extends z.ZodType> = string extends keyof z.output<O> ? never : keyof z.output<O> & string

/** What the role of somebody who acts for another must open; `nobody` acts in calls that do not take `actingFor`. */
export type Acting<Name extends string = string> =
  | Deed
  | 'nobody'
  | {
      readonly needs: Deed
      /** Options that make of the call a decision that stays with whom it is made for. */
      readonly managing?: readonly Name[]
      /** What a member has not published, and who else may act for them, are no business of the operator's employees. */
      readonly notEmployees?: true
      /**
       * What the call is about, for roles on single assets of a business: what each option names, the profile, or nothing
       * but what its caller brings. A call that does not say it is closed to them.
       */
      readonly on?: 'profile' | 'actor' | { readonly [option in Name]?: NamedThing }
      /** It is also open to roles on the profile, and to these alone where it names nothing. */
      readonly orOn?: 'profile'
    }

type ActingIn<O extends z.ZodType> =
  'orbac_subject_id' extends Names<O> ? Exclude<Acting<Names<O>>, 'nobody'> : 'nobody'

// Messages to strangers and bulk edits are counted where it is known how many of them a call makes.
// Pages that are looked at count also where they cannot be reached.
type CallRate = Exclude<RateKind, 'stranger_message' | 'bulk' | 'fetch'>
type QueryRate = 'search' | 'suggestion'

/** What a call is counted as, among what its caller may do in a time; or why it is not counted. */
export type Counting<Name extends string = string> =
  | CallRate
  | `none: ${Uncounted}`
  /** One for each in a list among the options. */
  | { readonly each: Name; readonly as: CallRate }

/** Everything about a call that is not told by its options and reply, whatever kind of call it is. */
export interface Facts {
  readonly token: TokenNeed
  readonly acting: Acting
  /** Whether something that visitors could see may be hidden from them afterwards; false for what only reads. */
  readonly mayHide?: boolean
  readonly rate: Counting
}

/** What every reading call says of itself. */
export interface QueryFacts<O extends z.ZodType> {
  readonly token: TokenNeed
  readonly acting: ActingIn<O>
  readonly rate: QueryRate | 'none: reads' | 'none: limited'
}

/** What every writing call says of itself. */
export interface CommandFacts<O extends z.ZodType> {
  readonly token: Exclude<TokenNeed, 'open'>
  readonly acting: ActingIn<O>
  /** False keeps the pages that are kept for visitors. In doubt it is true. */
  readonly mayHide: boolean
  readonly rate: Exclude<Counting<Names<O>>, QueryRate | 'none: reads'>
}

/** The rows of the permission table that a call is tried by, or why there is none. */
export type Permission =
  | { readonly rows: readonly [PermissionRow, ...PermissionRow[]]; readonly noRow?: never }
  | { readonly noRow: string; readonly rows?: never }
