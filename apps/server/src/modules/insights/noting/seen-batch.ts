import type { DeviceSource, MemberId, PinId, PinViewKind } from '@pinfold/contract'

/** What happened to a Pin: what browsers tell, a save, or so many milliseconds of its video. */
export type SeenKind = PinViewKind | 'save' | 'play'

/** What one person did with some Pins, until it is counted. */
export interface SeenBatch {
  /** Who it was: a member, or the key of a browser; only by it is a person told from others. */
  readonly unit: string
  readonly memberId: MemberId | null
  readonly country: string
  readonly device: DeviceSource | ''
  readonly seen: readonly SeenThing[]
}

/** One thing that happened. Of a film it says how long it played. */
export type SeenThing = readonly [pinId: PinId, kind: SeenKind, milliseconds?: number]
