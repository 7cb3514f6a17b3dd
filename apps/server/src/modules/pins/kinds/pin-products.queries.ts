import type { MemberId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBucketsOf, owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../pins.tables.ts'

/** A product and where it is on a picture, in ten thousandths from the left and from the top; `page` is a story's. */
export interface PlacedProduct {
  readonly productId: PinId
  readonly fromLeft: number
  readonly fromTop: number
  readonly page: number
}

export const selectPinProducts = (db: Db, pinId: PinId): Promise<PlacedProduct[]> =>
  db
    .selectFrom('pin_products')
    .select(['product_id as productId', 'from_left as fromLeft', 'from_top as fromTop', 'page'])
    .where(owned('pin_id', pinId))
    .orderBy('position')
    .execute()

/** Which of the members have a product. */
export async function findMembersWithProducts(db: Db, memberIds: readonly MemberId[]): Promise<Set<MemberId>> {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where(ownedIn('id', memberIds))
    .where(
      sql<boolean>`exists (
        select 1 from pins where ${inBucketsOf(memberIds, 'pins')} and pins.bucket = members.bucket
          and pins.pinner_id = members.id and pins.price_micros is not null)`,
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export const deletePinProducts = (writer: Writer, pinId: PinId) =>
  writer.deleteFrom('pin_products').where(owned('pin_id', pinId)).execute()

export const insertPinProducts = (
  writer: Writer,
  pin: { readonly id: PinId; readonly pinnerId: MemberId },
  products: readonly PlacedProduct[],
) =>
  writer
    .insertInto('pin_products')
    .values(
      products.map(({ productId, fromLeft, fromTop, page }, position) => ({
        bucket: bucketOf(pin.id),
        pin_id: pin.id,
        product_id: productId,
        pinner_id: pin.pinnerId,
        position,
        from_left: fromLeft,
        from_top: fromTop,
        page,
      })),
    )
    .execute()
