import { type NamedPicture, pictureOf } from './picture-of.ts'
import { type PageWords, pageWordsOf, refusalOf, type Refusal } from './page-rules.ts'

/** A picture of a page that may be saved. */
export interface PagePicture {
  readonly address: string
  readonly width: number
  readonly height: number
  readonly words: string
  readonly link: string
  readonly pinId: string
}

/** What a page shows, the likeliest first. */
export interface Collected {
  readonly page: PageWords
  readonly pictures: readonly PagePicture[]
  readonly refusal: Refusal | null
}

const SMALLEST_SIDE = 100
const MOST = 60
/** Milliseconds that pictures are waited for that the page has not loaded yet. */
const PATIENCE = 2500
const places = 'img, video[poster], [style*="url("], [data-pin-media]'

/** CN-10: the pictures of a page, those that load late among them, as far as the page and they allow it. */
export async function collectPictures(page: Document): Promise<Collected> {
  const words = pageWordsOf(page)
  const refusal = refusalOf(page)
  if (refusal) return { page: words, pictures: [], refusal }
  const named = [...page.querySelectorAll(places)].flatMap((element) => pictureOf(element) ?? [])
  const sized = await Promise.all(onceEach(named).map(withSize))
  const main = mainOf(page)
  const pictures = sized
    .filter(({ width, height }) => width >= SMALLEST_SIDE && height >= SMALLEST_SIDE)
    .toSorted((a, b) => rankOf(b, main) - rankOf(a, main))
    .slice(0, MOST)
    .map(({ address, width, height, words: said, link, pinId }) => ({
      address,
      width,
      height,
      words: said,
      link,
      pinId,
    }))
  return { page: words, pictures, refusal: null }
}

/** The picture that the page names as its own. */
const mainOf = (page: Document) =>
  page.querySelector<HTMLMetaElement>('meta[property="og:image"], meta[name="twitter:image"]')?.content ?? ''

const rankOf = ({ address, width, height }: NamedPicture, main: string) =>
  address === main ? Number.MAX_SAFE_INTEGER : width * height

function onceEach(pictures: readonly NamedPicture[]): NamedPicture[] {
  const byAddress = new Map<string, NamedPicture>()
  for (const picture of pictures) {
    const known = byAddress.get(picture.address)
    if (known === undefined || known.width < picture.width) byAddress.set(picture.address, picture)
  }
  return [...byAddress.values()]
}

/** Pictures that the page has not loaded are loaded here, or they have no size; those that take too long have none. */
async function withSize(picture: NamedPicture): Promise<NamedPicture> {
  if (picture.width > 0) return picture
  const image = new Image()
  image.src = picture.address
  await Promise.race([
    image.decode().catch(() => undefined),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE)
    }),
  ])
  return { ...picture, width: image.naturalWidth, height: image.naturalHeight }
}
