import { type NewsDigest, type NewsKind, newsKinds, newsKindsOffAtFirst, type MemberId } from '@pinfold/contract'
import { inBucketsOf, ownedIn } from '../../../platform/db/by-bucket.ts'
import { compiledByIds } from '../../../platform/db/compiled.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../notifications.tables.ts'

/** What a member wants to hear of. */
export interface NewsSettings {
  readonly digest: NewsDigest
  readonly mutedKinds: readonly NewsKind[]
  /** Whether emails may tell of Pins that they may like. */
  readonly isMailedIdeas: boolean
}

/** The settings, chosen or usual; undefined where there is no such member. */
export const findNewsSettings = async (db: Db, memberId: MemberId): Promise<NewsSettings | undefined> =>
  (await findNewsSettingsOf(db, [memberId])).get(memberId)

/** What many members want to hear of, by their ids; without those who are gone. */
export async function findNewsSettingsOf(db: Db, memberIds: readonly MemberId[]): Promise<Map<Id, NewsSettings>> {
  if (memberIds.length === 0) return new Map()
  const rows = await readSettings(db, memberIds)
  return new Map(
    rows.map(({ memberId, digest, mutedKinds: chosen, isMailedIdeas }) => {
      const muted = new Set<string>(chosen ?? newsKindsOffAtFirst)
      const mutedKinds = newsKinds.filter((kind) => muted.has(kind))
      return [memberId, { digest: digest ?? 'weekly', mutedKinds, isMailedIdeas: isMailedIdeas ?? false }]
    }),
  )
}

const readSettings = compiledByIds((db, memberIds) =>
  db
    .selectFrom('members as member')
    .leftJoin('notification_settings as settings', (join) =>
      join
        .onRef('settings.bucket', '=', 'member.bucket')
        .onRef('settings.member_id', '=', 'member.id')
        .on(inBucketsOf(memberIds, 'settings')),
    )
    .select([
      'member.id as memberId',
      'settings.digest',
      'settings.muted_kinds as mutedKinds',
      'settings.is_mailed_ideas as isMailedIdeas',
    ])
    .where(ownedIn('id', memberIds, 'member')),
)

/** Writes what is given and leaves the rest as it is. */
export const upsertNewsSettings = (writer: Writer, memberId: MemberId, changes: Partial<NewsSettings>) => {
  const columns = {
    ...(changes.digest !== undefined && { digest: changes.digest }),
    ...(changes.mutedKinds !== undefined && { muted_kinds: [...changes.mutedKinds] }),
    ...(changes.isMailedIdeas !== undefined && { is_mailed_ideas: changes.isMailedIdeas }),
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
