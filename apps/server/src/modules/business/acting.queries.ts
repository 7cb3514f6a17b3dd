import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned } from '../../platform/db/by-bucket.ts'
import { compiled, type Given } from '../../platform/db/compiled.ts'
import type { Db } from '../../platform/db/db.ts'
import './business.tables.ts'

interface Named {
  readonly subjectId: MemberId
  readonly actorId: MemberId
}

/** The access somebody has, with the member it is to; all of it in the member's bucket. Undefined where there is none. */
export const findActing = async (db: Db, named: Named) => (await findActings(db, named))[0]

const findActings = compiled((db, named: Given<Named>) => {
  const subjectId = named.as((each) => each.subjectId)
  const actorId = named.as((each) => each.actorId).sql
  return (
    db
      .selectFrom('access_grants as access')
      .innerJoin('members as member', (join) =>
        join.onRef('member.bucket', '=', 'access.bucket').onRef('member.id', '=', 'access.subject_id'),
      )
      .select((eb) => [
        'access.role',
        'access.source',
        'access.state',
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
                .where('blocked_id', '=', actorId),
            ),
            eb.exists(
              eb
                .selectFrom('blocked_by')
                .select(sql`1`.as('one'))
                .where(owned('blocked_id', subjectId))
                .where('blocker_id', '=', actorId),
            ),
          ])
          .$castTo<boolean>()
          .as('isBlockedEitherWay'),
      ])
      .where(owned('subject_id', subjectId, 'access'))
      .where('access.grantee_id', '=', actorId)
      // Nobody acts for whom moderators keep out.
      .where('member.barred_until', 'is', null)
  )
})
