import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { type PinRow, updatePinRow } from '../pin-rows.queries.ts'
import { syncPinSights } from '../pin-sight.ts'

/**
 * Withholds a pin by law where `withheldIn` says, and shows it elsewhere; its board and its pinner are locked. It gets a
 * picture address of its own, which is served by who asks.
 */
export async function withholdPin(
  deps: WriteDeps,
  writer: Writer,
  { id }: Pick<PinRow, 'id'>,
  withheldIn: string,
): Promise<void> {
  await updatePinRow(writer, id, { withheld_in: withheldIn })
  await syncPinSights(deps, writer, [id])
}
