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

/** Keeps a pin out of what is suggested, searched and listed, or no more; locks as above. It shows by its address as before. */
export async function keepFromDiscovery(
  deps: WriteDeps,
  writer: Writer,
  { id }: Pick<PinRow, 'id'>,
  isUndiscoverable: boolean,
): Promise<void> {
  await updatePinRow(writer, id, { is_undiscoverable: isUndiscoverable })
  await syncPinSights(deps, writer, [id])
}
