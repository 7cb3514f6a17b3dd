import { limits } from '@pinfold/contract'
import type { FoundPicture } from '../parsing/page-pictures.ts'
import type { PagePicture } from '../read-page.ts'
import type { Measured } from './picture-size.ts'

const { most, smallestSide } = limits.pagePictures

/** Of pictures that nobody could measure so many are kept, where there are no others. */
const MOST_UNKNOWN = 20

interface Sized extends FoundPicture {
  readonly mark: string | null
}

/**
 * The pictures to offer: those that the page names first, then by area and place. What is gone, too small, or there twice
 * is left out; a page none of whose pictures could be looked at keeps what it says of them.
 */
export function orderPictures(found: readonly FoundPicture[], measured: ReadonlyMap<string, Measured>): PagePicture[] {
  const isAnyThere = [...measured.values()].some((one) => typeof one === 'object')
  const sized = found.flatMap((picture): Sized[] => {
    const known = measured.get(picture.url)
    if (typeof known === 'object') return [{ ...picture, width: known.width, height: known.height, mark: known.mark }]
    if (known === 'refused' || (known === 'gone' && isAnyThere)) return []
    return [{ ...picture, mark: null }]
  })
  const kept = sized
    .filter((picture) => hasSize(picture) || picture.isNamed || !isAnyThere)
    .filter(({ width, height }) => isLarge(width) && isLarge(height))
  const marks = new Set<string>()
  const single = kept.toSorted(byLikelihood).filter(({ mark }) => {
    if (mark === null) return true
    if (marks.has(mark)) return false
    marks.add(mark)
    return true
  })
  const unknown = single.filter((picture) => !hasSize(picture)).slice(MOST_UNKNOWN)
  return single
    .filter((picture) => !unknown.includes(picture))
    .slice(0, most)
    .map(({ url, width, height, title, description, alt, link }) => ({
      url,
      // Nought where nobody knows it.
      width: width ?? 0,
      height: height ?? 0,
      title,
      description,
      alt,
      link,
    }))
}

const hasSize = ({ width, height }: FoundPicture) => width !== null && height !== null
const isLarge = (side: number | null) => side === null || side >= smallestSide

/** A picture that a page names but that is hardly one stands for the site. */
const isMeant = ({ isNamed, width, height }: FoundPicture) => isNamed && (width ?? 200) >= 200 && (height ?? 150) >= 150

/** The order in which named ones come is kept. */
function byLikelihood(one: FoundPicture, other: FoundPicture): number {
  if (isMeant(one) || isMeant(other)) return Number(isMeant(other)) - Number(isMeant(one))
  return likelihood(other) - likelihood(one)
}

/** Beyond a screen's size more pixels say nothing of what is meant. */
const MOST_AREA = 1600 * 1200
const likelihood = ({ width, height, weight }: FoundPicture) =>
  Math.min((width ?? 300) * (height ?? 200), MOST_AREA) * weight * flatness(width ?? 3, height ?? 2)

/** Banners and rules are long. */
const flatness = (width: number, height: number) => (Math.max(width, height) / Math.min(width, height) > 3.5 ? 0.2 : 1)
