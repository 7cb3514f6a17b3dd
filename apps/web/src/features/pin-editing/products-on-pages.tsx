import { limits, type Pin, type ProductTag } from '@pinfold/contract'
import { ProductTagsField } from '../../entities/pin/products/product-tags-field.tsx'
import { pinEditingWords } from './pin-editing.words.ts'

interface ProductsOnPagesProps {
  readonly pin: Pin
  readonly tags: readonly ProductTag[]
  readonly onChange: (tags: readonly ProductTag[]) => void
  readonly error?: string | undefined
}

/** Products on the pictures of a story: a field for each page that shows one. A product stands on one page only. */
export function ProductsOnPages({ pin, tags, onChange, error }: ProductsOnPagesProps) {
  const pages = pin.story_pin_data?.pages ?? []
  const tagged = pages.flatMap(({ blocks }, at) => {
    const image = blocks.find((block) => block.image || block.video)?.image
    const picture = image?.images['736x'] ?? image?.images['orig']
    return picture ? [{ at, picture }] : []
  })
  return tagged.map(({ at, picture }, index) => {
    const here = tags.filter(({ page }) => page === at)
    const elsewhere = tags.filter(({ page }) => page !== at)
    return (
      <ProductTagsField
        key={at}
        heading={pinEditingWords.productsOnPage({ page: String(at + 1) })}
        picture={<img src={picture.url} width={picture.width} height={picture.height} alt="" loading="lazy" />}
        maker={pin.pinner}
        without={[pin.id, ...elsewhere.map((tag) => tag.pin.id)]}
        most={limits.productTags.most - elsewhere.length}
        tags={here}
        onChange={(changed) => onChange([...elsewhere, ...changed.map((tag) => ({ ...tag, page: at }))])}
        error={index === 0 ? error : undefined}
      />
    )
  })
}
