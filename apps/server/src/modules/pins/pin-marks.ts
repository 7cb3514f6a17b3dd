import type { ReactionType, MemberId, PinId } from '@pinfold/contract'
import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import type { KnownBoard } from '../boards/index.ts'
import type { CardDeps } from '../graph/index.ts'
import type { KnownPin } from './pin-facts.ts'

/** What the viewer marked on one pin. */
export interface MarksOfPin {
  readonly isHidden: boolean
  readonly isFavorite: boolean
  readonly reaction: ReactionType | null
  /** The viewer's own pin of the same picture, with its board; null where there is none, or this is it. */
  readonly saved: { readonly pinId: PinId; readonly board: KnownBoard | null } | null
}

/** What pins need of the marks on them. Marks know pins, so this is how pins reach marks: the program joins them. */
export interface PinMarks {
  /**
   * The viewer's marks on the pins. One statement for members, none for visitors. Boards on which members have the same
   * pictures are loaded where the pins are not on them: one statement more, two for boards of others.
   */
  read(
    deps: CardDeps,
    viewer: Viewer,
    pins: readonly KnownPin[],
    asked: { readonly isAskingHidden: boolean },
  ): Promise<(pin: KnownPin) => MarksOfPin>
  /** Deleted pins are nobody's favourites any more. One statement. */
  forget(writer: Writer, pins: readonly { readonly id: Id; readonly pinnerId: MemberId }[]): Promise<void>
}

/** What views of pins need. */
export interface PinViewDeps extends CardDeps {
  readonly pinMarks: PinMarks
}

/** What commands need that may delete pins. */
export interface PinWriteDeps extends WriteDeps {
  readonly pinMarks: PinMarks
}
