import { type Pin, pictureUrl, renditions, sizeOfRendition } from '@pinfold/contract'

/** A picture on the way to the browser: the ending of the original and all sizes; the addresses follow from its signature. */
export type PackedImages = readonly [extension: string, sizes: readonly number[]]

type Images = Pin['images']

/** What stands before the path of an original: where the pictures are. */
export function baseOf(images: Images): string {
  const end = images.orig.url.indexOf(`/${sizeOfRendition('orig')}/`)
  return images.orig.url.slice(0, Math.max(end, 0))
}

/** Null where an address is not made by the rule. */
export function packImages(images: Images, base: string, signature: string): PackedImages | null {
  const extension = images.orig.url.slice(images.orig.url.lastIndexOf('.') + 1)
  const isRegular = renditions.every((key) => images[key].url === addressOf(key, base, signature, extension))
  return isRegular ? [extension, renditions.flatMap((key) => [images[key].width, images[key].height])] : null
}

/** What `packImages` has packed. */
export function openImages(base: string, signature: string, [extension, sizes]: PackedImages): Images {
  const entries = renditions.map((key, index) => {
    const url = addressOf(key, base, signature, extension)
    return [key, { url, width: sizes[index * 2] ?? 0, height: sizes[index * 2 + 1] ?? 0 }]
  })
  return Object.fromEntries(entries) as Images
}

const addressOf = (key: (typeof renditions)[number], base: string, signature: string, extension: string) =>
  pictureUrl(base, sizeOfRendition(key), signature, key === 'orig' ? extension : 'jpg')
