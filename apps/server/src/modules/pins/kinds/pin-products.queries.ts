import type { MemberId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBucketsOf, owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import { compiledByIds } from '../../../platform/db/compiled.ts'
import type { Db } from '../../../platform/db/db.ts'
import { keptByIds } from '../../../platform/db/kept/kept-by-ids.ts'
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

/** A member and a product of theirs; null where they have none. */
export interface MemberProduct {
  /** The member's. */
  readonly id: MemberId
  readonly productId: PinId | null
}

const readMemberProducts = compiledByIds((db, memberIds) =>
  db
    .selectFrom('members')
    .select([
      'id',
      sql<PinId | null>`(
        select pins.id from pins where ${inBucketsOf(memberIds, 'pins')} and pins.bucket = members.bucket
          and pins.pinner_id = members.id and pins.price_micros is not null order by pins.id desc limit 1)`.as(
        'productId',
      ),
    ])
    .where(ownedIn('id', memberIds)),
)

/** One for each member. */
export const findMemberProducts = keptByIds(readMemberProducts, {
  most: 3000,
  // A new product names its member, and one that goes names itself.
  alsoOf: ({ productId }: MemberProduct) => (productId === null ? [] : [productId]),
})

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
