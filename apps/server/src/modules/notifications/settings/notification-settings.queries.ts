import { type NewsDigest, type NewsKind, newsKinds, type MemberId } from '@pinfold/contract'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../notifications.tables.ts'

/** What a member wants to hear of. */
export interface NewsSettings {
  readonly digest: NewsDigest
  readonly mutedKinds: readonly NewsKind[]
}

/** The settings, chosen or usual; undefined where there is no such member. */
export async function findNewsSettings(db: Db, memberId: MemberId): Promise<NewsSettings | undefined> {
  const row = await db
    .selectFrom('members as member')
    .leftJoin('notification_settings as settings', (join) =>
      join.onRef('settings.bucket', '=', 'member.bucket').onRef('settings.member_id', '=', 'member.id'),
    )
    .select(['settings.digest', 'settings.muted_kinds as mutedKinds'])
    .where(owned('id', memberId, 'member'))
    .executeTakeFirst()
  if (!row) return undefined
  const muted = new Set(row.mutedKinds ?? [])
  return { digest: row.digest ?? 'weekly', mutedKinds: newsKinds.filter((kind) => muted.has(kind)) }
}

/** Writes what is given and leaves the rest as it is. */
export const upsertNewsSettings = (writer: Writer, memberId: MemberId, changes: Partial<NewsSettings>) => {
  const columns = {
    ...(changes.digest !== undefined && { digest: changes.digest }),
    ...(changes.mutedKinds !== undefined && { muted_kinds: [...changes.mutedKinds] }),
  }
  return writer
    .insertInto('notification_settings')
    .values({ bucket: bucketOf(memberId), member_id: memberId, ...columns })
    .onConflict((conflict) =>
      Object.keys(columns).length === 0
        ? conflict.columns(['bucket', 'member_id']).doNothing()
        : conflict.columns(['bucket', 'member_id']).doUpdateSet(columns),
    )
    .execute()
}
