import type { MemberId } from '@pinfold/contract'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import '../pins.tables.ts'

interface Products {
  memberId: MemberId
  /** Others are told of what everybody may see only. */
  isOwn: boolean
}

/** A member's pins of things with a price, newest first. */
export const findProductIds = (db: Db, page: Products & { after: Id | null; limit: number }) =>
  db
    .selectFrom('pins')
    .select('id')
    .where(owned('pinner_id', page.memberId))
    .where('price_micros', 'is not', null)
    .$if(!page.isOwn, (query) => query.where('is_public', '=', true))
    .$if(page.after !== null, (query) => query.where('id', '<', page.after ?? '0'))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()

/** How many there are. */
export async function countProducts(db: Db, { memberId, isOwn }: Products): Promise<number> {
  const { count } = await db
    .selectFrom('pins')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(owned('pinner_id', memberId))
    .where('price_micros', 'is not', null)
    .$if(!isOwn, (query) => query.where('is_public', '=', true))
    .executeTakeFirstOrThrow()
  return Number(count)
}
