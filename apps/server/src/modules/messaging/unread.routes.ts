import { unreadOfMe } from '@pinfold/contract'
import { type Member, requireMember } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Binder } from '../../platform/http/binder.ts'
import { countUnread } from './inboxes.queries.ts'

interface UnreadDeps {
  readonly db: Db
  /** How much news the member has not read; another module's, so the program joins it. */
  countUnreadNews(member: Member): Promise<number>
}

/** What the header counts. */
export function bindUnread({ bind }: Binder, deps: UnreadDeps): void {
  bind(unreadOfMe, async ({ viewer }) => {
    const member = requireMember(viewer)
    const [messages, news] = await Promise.all([countUnread(deps.db, member.id), deps.countUnreadNews(member)])
    return { messages, news }
  })
}
