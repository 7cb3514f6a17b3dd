import type { MemberId, Pin, PinId, ProductTag, ProductTagChoice } from '@pinfold/contract'
import { isOpenToRole, type Member } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { type KnownPin, knowPins } from '../pin-facts.ts'
import { pinRefusalWords } from '../pin-refusals.words.ts'
import type { PinRow } from '../pin-rows.queries.ts'
import { canSeePin } from '../pins.policy.ts'
import { findPinPages } from './pin-media.queries.ts'
import { deletePinProducts, insertPinProducts, type PlacedProduct } from './pin-products.queries.ts'
import type { StoredBlock } from './stored-block.ts'

/** The pages of a pin that are pictures; a single picture is page 0. */
export type PicturePages = ReadonlySet<number>

const FIELD = 'product_tags'
const PARTS = 10_000

function refuse(why: string): never {
  throw new AppError('rule_broken', { field: FIELD, detail: `${FIELD}: ${why}` })
}

/**
 * Where products are on the pictures of a pin that the viewer makes or changes. Throws `pin_not_found` for what they may not
 * see, and `rule_broken` for what is no picture, or no other own pin with a price.
 */
export async function placeProducts(
  db: Db,
  viewer: Member,
  pin: { readonly id: string; readonly pictures: PicturePages },
  tags: readonly ProductTagChoice[],
): Promise<PlacedProduct[]> {
  const byId = new Map(tags.map((tag) => [tag.pin_id, tag]))
  if (byId.size === 0) return []
  if (tags.some(({ page }) => !pin.pictures.has(page))) refuse(pinRefusalWords.productsNeedPicture)
  const known = await knowPins({ db }, viewer, [...byId.keys()])
  for (const id of byId.keys()) {
    const product = known.get(id)
    if (!product || !mayTag(viewer, product)) throw new AppError('pin_not_found', { field: FIELD })
    if (!isProduct(product) || id === pin.id) refuse(pinRefusalWords.productsAreOwn)
  }
  return [...byId.values()].map(placedProduct)
}

/** A choice as it is stored. */
export const placedProduct = ({ pin_id: productId, x, y, page }: ProductTagChoice): PlacedProduct => ({
  productId,
  fromLeft: Math.round(x * PARTS),
  fromTop: Math.round(y * PARTS),
  page,
})

/** Whoever has parts of a business only tags what everybody sees, or what lies on a board of theirs. */
const mayTag = (viewer: Member, { facts, row }: KnownPin) =>
  canSeePin(facts).isAllowed && (row.isReadableByAll || isOpenToRole(viewer, row.boardId))

const isProduct = ({ facts, row }: KnownPin) => facts.isPinner && row.priceMicros !== null

/** Those of the tags that the viewer may put on a picture at this moment. */
export async function standingTags(
  db: Db,
  viewer: Member,
  tags: readonly ProductTagChoice[],
): Promise<ProductTagChoice[]> {
  if (tags.length === 0) return []
  const known = await knowPins(
    { db },
    viewer,
    tags.map(({ pin_id: id }) => id),
  )
  return tags.filter(({ pin_id: id }) => {
    const product = known.get(id)
    return product !== undefined && mayTag(viewer, product) && isProduct(product)
  })
}

/** Says which products a locked pin's pictures show, whatever they showed before; answers how many. Throws as `placeProducts`. */
export async function replacePinProducts(
  writer: Writer,
  viewer: Member,
  pin: PinRow,
  tags: readonly ProductTagChoice[],
): Promise<number> {
  const isStory = pin.kind === 'story' && tags.length > 0
  const pictures = isStory ? picturesOf(await findPinPages(writer, [pin.id])) : picturesOf(pin.kind)
  const placed = await placeProducts(writer, viewer, { id: pin.id, pictures }, tags)
  if (pin.productCount > 0) await deletePinProducts(writer, pin.id)
  if (placed.length > 0) await insertPinProducts(writer, pin, placed)
  return placed.length
}

/** Which pages are pictures: those of a story that show one and no film, or the one of a picture. */
export function picturesOf(of: PinRow['kind'] | readonly { readonly blocks: readonly StoredBlock[] }[]): PicturePages {
  if (typeof of === 'string') return new Set(of === 'picture' ? [0] : [])
  const shown = of.map(({ blocks }) => blocks.find(({ image, video }) => image !== undefined || video !== undefined))
  return new Set(shown.flatMap((block, page) => (block && block.video === undefined ? [page] : [])))
}

/** Puts products on the pictures of a pin that was just made. */
export async function writeNewProducts(
  writer: Writer,
  pin: { readonly id: PinId; readonly pinnerId: MemberId },
  placed: readonly PlacedProduct[],
): Promise<void> {
  if (placed.length > 0) await insertPinProducts(writer, pin, placed)
}

/** The products on a picture, as far as they are among the pins that the viewer may see and have a price still. */
export function presentProductTags(placed: readonly PlacedProduct[], seen: readonly Pin[]): ProductTag[] {
  const pinOf = new Map(seen.map((pin) => [pin.id, pin]))
  return placed.flatMap(({ productId, fromLeft, fromTop, page }): ProductTag[] => {
    const pin = pinOf.get(productId)
    if (!pin?.price_value || !pin.price_currency) return []
    const { id, type, title, alt_text, images, price_value, price_currency, availability = null } = pin
    return [
      {
        x: fromLeft / PARTS,
        y: fromTop / PARTS,
        page,
        pin: { id, type, title, alt_text, images, price_value, price_currency, availability },
      },
    ]
  })
}
