import type { PermissionSettings, MemberId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { findMembers, findMemberSettings, usualSettings } from '../../accounts/index.ts'

/** What the member permits others. Two statements. */
export async function permissionsView(deps: { db: Db }, memberId: MemberId): Promise<PermissionSettings> {
  const [[member], settings] = await Promise.all([
    findMembers(deps.db, [memberId]),
    findMemberSettings(deps.db, [memberId]),
  ])
  if (!member) throw new AppError('user_not_found')
  const { messagesFrom, mentionsFrom, showsSensitive } = settings.get(memberId) ?? usualSettings
  return {
    is_private_profile: member.isPrivate,
    is_search_hidden: member.isSearchHidden,
    is_comments_allowed: member.isCommentsAllowed,
    show_all_pins: member.showAllPins,
    show_shopping_list: member.showShoppingList,
    messages_from: messagesFrom,
    mentions_from: mentionsFrom,
    shows_sensitive: showsSensitive,
  }
}
