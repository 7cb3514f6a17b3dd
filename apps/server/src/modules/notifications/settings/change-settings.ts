import { type NotificationSettings, type MemberId, newsKindsOffAtFirst } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeOwn } from '../../../platform/writing/writer.ts'
import { nextDigestAt } from '../digest/next-digest.ts'
import { setNextIdeas } from '../ideas/mailed-ideas.queries.ts'
import { lockNewsState, setNextDigest } from '../news-writes.queries.ts'
import { findNewsSettings, type NewsSettings, upsertNewsSettings } from './notification-settings.queries.ts'

/** Changes what a member wants to hear of. Where the email is due changes with how often it comes. */
export async function changeNewsSettings(
  deps: Pick<WriteDeps, 'db' | 'clock'>,
  memberId: MemberId,
  changes: Partial<NewsSettings>,
): Promise<void> {
  await inTransaction(deps.db, 'change-news-settings', async (tx) => {
    const [held] = await lockNewsState(tx, memberId)
    const writer = writeOwn(held, { id: memberId })
    await upsertNewsSettings(writer, memberId, changes)
    // Whether there is anything to tell does not matter here: an email without news is not sent.
    if (changes.digest !== undefined)
      await setNextDigest(writer, memberId, nextDigestAt(changes.digest, deps.clock.now()))
    if (changes.isMailedIdeas !== undefined)
      await setNextIdeas(writer, memberId, nextDigestAt(changes.isMailedIdeas ? 'weekly' : 'off', deps.clock.now()))
  })
}

/** The settings as the wire has them. */
export async function newsSettingsView(deps: Pick<WriteDeps, 'db'>, memberId: MemberId): Promise<NotificationSettings> {
  const settings = await findNewsSettings(deps.db, memberId)
  return {
    digest: settings?.digest ?? 'weekly',
    muted_kinds: [...(settings?.mutedKinds ?? newsKindsOffAtFirst)],
    is_mailed_ideas: settings?.isMailedIdeas ?? false,
  }
}
