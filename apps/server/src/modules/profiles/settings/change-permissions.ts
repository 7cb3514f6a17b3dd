import type { OptionsOf, permissionSettingsResource } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type Writer } from '../../../platform/writing/writer.ts'
import { updateMe, upsertMemberSettings } from '../../accounts/index.ts'
import type { BoardPins } from '../../boards/index.ts'
import { lockOwnedBoards, syncProfilePrivacy } from '../commands/change-profile-privacy.ts'

/** Changes whatever is named of what the member permits others, all of it or nothing. */
export async function changePermissions(
  deps: WriteDeps & { boardPins: BoardPins; rateLimit: RateLimit },
  viewer: Member,
  changes: OptionsOf<typeof permissionSettingsResource.update>,
): Promise<void> {
  const { is_private_profile: isPrivate, is_comments_allowed: isCommentsAllowed } = changes
  const { messages_from: messagesFrom, mentions_from: mentionsFrom, is_search_hidden: isSearchHidden } = changes
  const { shows_sensitive: showsSensitive } = changes
  const { show_all_pins: showAllPins, show_shopping_list: showShoppingList } = changes
  const ofMember = {
    ...(isPrivate !== undefined && { is_private_profile: isPrivate }),
    ...(isCommentsAllowed !== undefined && { is_comments_allowed: isCommentsAllowed }),
    ...(showAllPins !== undefined && { show_all_pins: showAllPins }),
    ...(showShoppingList !== undefined && { show_shopping_list: showShoppingList }),
  }
  const alongWith = (writer: Writer) =>
    upsertMemberSettings(writer, viewer.id, {
      ...(messagesFrom !== undefined && { messagesFrom }),
      ...(mentionsFrom !== undefined && { mentionsFrom }),
      ...(isSearchHidden !== undefined && { isSearchHidden }),
      ...(showsSensitive !== undefined && { showsSensitive }),
    })
  await updateMe(
    deps,
    viewer,
    ofMember,
    { hold: (tx) => lockOwnedBoards(tx, viewer.id), apply: (writer) => syncProfilePrivacy(deps, writer, viewer.id) },
    alongWith,
  )
}
