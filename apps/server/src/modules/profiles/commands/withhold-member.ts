import type { MemberId } from '@pinfold/contract'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { setWithheldIn } from '../../accounts/index.ts'
import type { BoardPins } from '../../boards/index.ts'
import { syncProfilePrivacy } from './change-profile-privacy.ts'

/**
 * Withholds a locked member by law where `withheldIn` says, with their boards and pins, and shows them elsewhere. They
 * themselves see what is theirs.
 */
export async function withholdMember(
  deps: WriteDeps & { boardPins: BoardPins },
  writer: Writer,
  memberId: MemberId,
  withheldIn: string,
): Promise<void> {
  await setWithheldIn(writer, memberId, withheldIn)
  await syncProfilePrivacy(deps, writer, memberId)
}
