import type { AccessKind, AccessRole, AssetPart, MemberId } from '@pinfold/contract'
import { type RawBuilder, sql } from 'kysely'
import { among, owned } from '../../../platform/db/by-bucket.ts'
import { compiled, type Given, type MaybeGiven } from '../../../platform/db/compiled.ts'
import type { Db } from '../../../platform/db/db.ts'
import '../business.tables.ts'

interface Named {
  readonly subjectId: MemberId
  readonly actorId: MemberId
}

/** The access somebody has, with the member it is to; all of it in the member's bucket. Undefined where there is none. */
export const findActing = async (db: Db, named: Named) => (await findActings(db, named))[0]

const findActings = compiled((db, named: Given<Named>) => {
  const subjectId = named.as((each) => each.subjectId)
  const actorId = named.as((each) => each.actorId)
  return accessWithMember(db, subjectId, [actorId.sql]).where('access.grantee_id', '=', actorId.sql)
})

/** The access of partners to a member; blocks between the member and the actor count as those with the partner. */
export const findPartnersActing = (db: Db, { subjectId, actorId }: Named, partnerIds: readonly MemberId[]) =>
  accessWithMember(db, subjectId, [sql<MemberId>`${actorId}::bigint`, sql.ref<MemberId>('access.grantee_id')])
    .where(among('access.grantee_id', partnerIds))
    .where('access.kind', '=', 'partner' satisfies AccessKind)
    .orderBy('access.edge_id')
    .limit(partnerIds.length)
    .execute()

interface PartRole {
  type: AssetPart
  id: string
  role: AccessRole
}

const accessWithMember = (db: Db, subjectId: MaybeGiven<MemberId>, others: readonly RawBuilder<MemberId>[]) =>
  db
    .selectFrom('access_grants as access')
    .innerJoin('members as member', (join) =>
      join.onRef('member.bucket', '=', 'access.bucket').onRef('member.id', '=', 'access.subject_id'),
    )
    .select((eb) => [
      'access.grantee_id as granteeId',
      'access.role',
      'access.source',
      'access.state',
      // With the access itself, so that roles on parts cost no statement.
      eb
        .selectFrom('access_assets as part')
        .select(
          sql<PartRole[]>`coalesce(
            json_agg(json_build_object('type', part.asset_type, 'id', part.asset_id, 'role', part.role)), '[]')`.as(
            'parts',
          ),
        )
        .where(owned('subject_id', subjectId, 'part'))
        .whereRef('part.grantee_id', '=', 'access.grantee_id')
        .$asScalar()
        .$notNull()
        .as('parts'),
      'member.id',
      'member.username',
      'member.full_name as fullName',
      'member.avatar_signature as avatarSignature',
      'member.is_private as isPrivate',
      'member.is_partner as isPartner',
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('blocks')
              .select(sql`1`.as('one'))
              .where(owned('blocker_id', subjectId))
              .where('blocked_id', 'in', others),
          ),
          eb.exists(
            eb
              .selectFrom('blocked_by')
              .select(sql`1`.as('one'))
              .where(owned('blocked_id', subjectId))
              .where('blocker_id', 'in', others),
          ),
        ])
        .$castTo<boolean>()
        .as('isBlockedEitherWay'),
    ])
    .where(owned('subject_id', subjectId, 'access'))
    // Nobody acts for whom moderators keep out, nor for who left.
    .where('member.barred_until', 'is', null)
    .where('member.deactivated_at', 'is', null)
