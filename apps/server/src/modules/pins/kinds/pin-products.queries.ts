import type { MemberId, PinId } from '@pinfold/contract'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../pins.tables.ts'

/** A product and where it is on the picture, in ten thousandths from the left and from the top. */
export interface PlacedProduct {
  readonly productId: PinId
  readonly fromLeft: number
  readonly fromTop: number
}

export const selectPinProducts = (db: Db, pinId: PinId): Promise<PlacedProduct[]> =>
  db
    .selectFrom('pin_products')
    .select(['product_id as productId', 'from_left as fromLeft', 'from_top as fromTop'])
    .where(owned('pin_id', pinId))
    .orderBy('position')
    .execute()

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
      products.map(({ productId, fromLeft, fromTop }, position) => ({
        bucket: bucketOf(pin.id),
        pin_id: pin.id,
        product_id: productId,
        pinner_id: pin.pinnerId,
        position,
        from_left: fromLeft,
        from_top: fromTop,
      })),
    )
    .execute()
