import {
  type Image,
  pictureUrl,
  type Rendition,
  type RenditionImages,
  renditions,
  sizeOfRendition,
} from '@pinfold/contract'
import { planRenditions } from './pictures/rendition-plan.ts'

interface AddressedPicture {
  signature: string
  width: number
  height: number
  extension: string
}

/** The addresses and exact sizes of all renditions of a picture; nothing is looked up. */
export function renditionImages(mediaUrl: string, picture: AddressedPicture): RenditionImages {
  const sizes = new Map<Rendition, { width: number; height: number }>(
    planRenditions(picture).map((each) => [each.key, each]),
  )
  const entries = renditions.map((key): [Rendition, Image] => {
    const { width, height } = sizes.get(key) ?? picture
    const extension = key === 'orig' ? picture.extension : 'jpg'
    return [key, { url: pictureUrl(mediaUrl, sizeOfRendition(key), picture.signature, extension), width, height }]
  })
  return Object.fromEntries(entries) as RenditionImages
}
