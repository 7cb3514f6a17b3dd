import type { DeviceSource, Endpoint, OptionsInput, PinViewKind, ReplyOf } from '@pinfold/contract'
import type { DemoExperience } from './content/experiences.ts'

/** What the demonstration needs of the program that it fills; the program implements it. */
export interface DemonstrationPort {
  /** The installation's secret, which passwords are made of. */
  readonly secret: string
  now(): Date
  /** Whether anybody has an account. */
  hasMembers(): Promise<boolean>
  /** What an earlier start noted of the filling; null where nothing was noted. */
  readState(): Promise<string | null>
  writeState(state: string): Promise<void>
  /** A browser in which nobody is signed in. */
  openBrowser(traits: BrowserTraits): Promise<Browser>
  /** Makes a member's account a business account. */
  becomePartner(memberId: string): Promise<void>
  /** Makes an account that may do everything in the admin area; false where the username has an account already. */
  makeOwner(given: { username: string; email: string; password: string }): Promise<boolean>
  /** Publishes an article, unless one with its title is there. */
  writeArticle(article: WrittenArticle): Promise<void>
  /** Shows an experience from now on, unless one of its name is there. */
  showExperience(experience: DemoExperience): Promise<void>
  /** Notes what somebody saw of Pins, for the figures of whose they are; under its name it counts once. */
  noteViews(seen: SeenPins): void
  /** Counts what was noted. */
  countViews(): Promise<void>
  /** Sends the file of a registered upload; its decoding may wait until those of people are done. */
  sendPicture(uploadId: string, bytes: Buffer): Promise<void>
  /** The least id that something of this moment may have. */
  firstIdAt(moment: Date): string
  /** The code of what the product refused; null for an error of any other kind. */
  refusalOf(error: unknown): string | null
  /** Tells the operator how it goes. */
  tell(line: string): void
  complain(error: unknown): void
}

/** Somebody who looks at Pins. */
export interface Onlooker {
  /** Null for a visitor. */
  readonly memberId: string | null
  readonly name: string
  /** Two letters. */
  readonly country: string
  readonly device: DeviceSource
}

/** What they saw at a time. */
export interface SeenPins {
  readonly onlooker: Onlooker
  readonly name: string
  readonly views: readonly { readonly pinId: string; readonly kind: PinViewKind }[]
  readonly moment: Date
}

/** An article with its wall of pins or boards, in order. */
export interface WrittenArticle {
  readonly title: string
  readonly summary: string
  readonly words: string
  readonly type: 0 | 1 | 2 | 3
  readonly isShop: boolean
  readonly wall: 'pins' | 'boards'
  readonly thingIds: readonly string[]
  readonly publishAt: Date
}

/** What the product knows of somebody's browser. */
export interface BrowserTraits {
  /** Names its requests in logs. */
  readonly name: string
  readonly address: string
  readonly userAgent: string
  /** Two letters. */
  readonly country: string
}

/** Makes the product's calls, as whoever has signed in by them. */
export interface Browser {
  /** Who is signed in; null for nobody. */
  memberId(): string | null
  call<E extends Endpoint>(endpoint: E, options: OptionsInput<E>, manner?: CallManner): Promise<ReplyOf<E>>
}

/** How a call is made. */
export interface CallManner {
  /** Repeating a call with the key within a day answers what it answered the first time. */
  readonly idempotencyKey?: string | undefined
  /** When all that the call writes is said to have happened; now, if not given. */
  readonly moment?: Date | undefined
}
