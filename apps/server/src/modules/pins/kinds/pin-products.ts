import type { OptionsOf, Pin, pinResource, ProductTag } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { knowPins } from '../pin-facts.ts'
import { pinRefusalWords } from '../pin-refusals.words.ts'
import type { PinRow } from '../pin-rows.queries.ts'
import { canSeePin } from '../pins.policy.ts'
import { deletePinProducts, insertPinProducts, type PlacedProduct } from './pin-products.queries.ts'

type Tags = NonNullable<OptionsOf<typeof pinResource.update>['product_tags']>

const FIELD = 'product_tags'
const PARTS = 10_000

function refuse(why: string): never {
  throw new AppError('rule_broken', { field: FIELD, detail: `${FIELD}: ${why}` })
}

/**
 * Says which products a locked pin's picture shows, whatever it showed before; answers how many. Throws `pin_not_found`
 * for what the viewer may not see, and `rule_broken` for what is no picture, or no other own pin with a price.
 */
export async function replacePinProducts(writer: Writer, viewer: Member, pin: PinRow, tags: Tags): Promise<number> {
  const byId = new Map(tags.map((tag) => [tag.pin_id, tag]))
  if (byId.size > 0 && pin.kind !== 'picture') refuse(pinRefusalWords.productsNeedPicture)
  const known = await knowPins({ db: writer }, viewer, [...byId.keys()])
  for (const id of byId.keys()) {
    const product = known.get(id)
    if (!product || !canSeePin(product.facts).isAllowed) throw new AppError('pin_not_found', { field: FIELD })
    const isProduct = product.facts.isPinner && product.row.priceMicros !== null && id !== pin.id
    if (!isProduct) refuse(pinRefusalWords.productsAreOwn)
  }
  if (pin.productCount > 0) await deletePinProducts(writer, pin.id)
  const placed = [...byId.values()].map(({ pin_id: productId, x, y }): PlacedProduct => {
    return { productId, fromLeft: Math.round(x * PARTS), fromTop: Math.round(y * PARTS) }
  })
  if (placed.length > 0) await insertPinProducts(writer, pin, placed)
  return placed.length
}

/** The products on a picture, as far as they are among the pins that the viewer may see and have a price still. */
export function presentProductTags(placed: readonly PlacedProduct[], seen: readonly Pin[]): ProductTag[] {
  const pinOf = new Map(seen.map((pin) => [pin.id, pin]))
  return placed.flatMap(({ productId, fromLeft, fromTop }): ProductTag[] => {
    const pin = pinOf.get(productId)
    if (!pin?.price_value || !pin.price_currency) return []
    const { id, type, title, alt_text, images, price_value, price_currency, availability = null } = pin
    return [
      {
        x: fromLeft / PARTS,
        y: fromTop / PARTS,
        pin: { id, type, title, alt_text, images, price_value, price_currency, availability },
      },
    ]
  })
}
