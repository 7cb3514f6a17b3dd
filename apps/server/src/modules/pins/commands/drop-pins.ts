import type { Writer } from '../../../platform/writing/writer.ts'
import { movePins, takeOffBoards } from '../edges/move-pins.ts'
import type { PinWriteDeps } from '../pin-marks.ts'
import type { PinRow } from '../pin-rows.queries.ts'
import { removePins } from './remove-pins.ts'

/** A locked pin that is dropped: left to its pinner, on no board, or else deleted. */
export interface Drop {
  readonly pin: PinRow
  readonly isLeft: boolean
}

/** What a deletion is, of one pin or of many. Their boards and pinners are locked. */
export async function dropPins(deps: PinWriteDeps, writer: Writer, drops: readonly Drop[]): Promise<void> {
  const going = drops.flatMap(({ pin, isLeft }) => (isLeft ? [] : [pin]))
  await takeOffBoards(writer, going)
  await removePins(deps, writer, going)
  const left = drops.flatMap(({ pin, isLeft }) => (isLeft ? [{ pin, sectionId: null }] : []))
  await movePins(deps, writer, null, left)
}
