import type { PageFacts } from '../read-page.ts'
import { thingsOfItems } from './item-things.ts'
import { thingsOfScripts } from './json-ld.ts'
import { mainThing, pageFacts } from './page-facts.ts'
import { type FoundPicture, namedByThing, picturesOf } from './page-pictures.ts'
import { type PageInventory, inventoryOf } from './page-inventory.ts'
import { textOfPage } from './page-text.ts'
import { attribute, treeOf } from './page-tree.ts'
import { type PageWords, pageWords } from './page-words.ts'
import { isOfType, plainText, type Thing, webAddress } from './values.ts'

/** A page as it came. */
export interface PageSource {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly url: string
}

/** What is read of a page alone; nothing else is fetched. */
export interface ExtractedPage extends PageWords {
  readonly refusal: { readonly words: string | null } | null
  /** The likeliest first; sizes are what the page says. */
  readonly pictures: readonly FoundPicture[]
  readonly facts: PageFacts | null
  /** Where the page's oEmbed answer lies. */
  readonly embedUrl: string | null
  /** By which its site says whose it is. */
  readonly siteProofs: readonly string[]
}

const MOST_PICTURES = 400
const MOST_PROOFS = 20
const LONGEST_PROOF = 100

/** Reads a page. Runs in a process that may be killed: a hostile page may cost much. */
export function extractPage({ bytes, contentType, url }: PageSource): ExtractedPage {
  const tree = treeOf(textOfPage(bytes, contentType))
  const inventory = inventoryOf(tree, url)
  const { base } = inventory
  const sets = [thingsOfScripts(inventory.scripts), inventory.hasItems ? thingsOfItems(tree, base) : []]
  const mains = sets.flatMap((things) => mainThing(things, inventory, url) ?? [])
  const things = sets.flat()
  const isPlain = inventory.metas.some(
    ({ name, content }) => name === 'pinterest-rich-pin' && /^\s*false\s*$/i.test(content),
  )
  const refusal = refusalOf(inventory)
  return {
    ...pageWords(inventory, mains[0]?.thing ?? null, things, url),
    refusal,
    pictures:
      refusal === null ? picturesOf(inventory, picturedThings(mains, things, base)).slice(0, MOST_PICTURES) : [],
    facts: isPlain ? null : pageFacts(mains, inventory, url),
    embedUrl: embedOf(inventory),
    siteProofs: inventory.metas
      .filter(({ name }) => name === 'p:domain_verify')
      .slice(0, MOST_PROOFS)
      .map(({ content }) => content.trim().slice(0, LONGEST_PROOF)),
  }
}

/** What the page is about; where that shows nothing, what else on it stands for the page. */
function picturedThings(
  mains: readonly { readonly thing: Thing }[],
  things: readonly Thing[],
  base: string,
): readonly Thing[] {
  const own = mains.map(({ thing }) => thing).filter((thing) => namedByThing(thing, base).length > 0)
  if (own.length > 0) return own
  return things.filter(
    (thing) =>
      isOfType(
        thing,
        /^(VideoObject|WebPage|ItemPage|AboutPage|ImageObject|ImageGallery|Photograph|VisualArtwork|Event|Place|LocalBusiness|Hotel|Restaurant|Movie|Book|MusicAlbum|Course|HowTo|TouristAttraction|Organization|Person|RealEstateListing)$/i,
      ) && !isOfType(thing, /^(Organization|Person)$/i),
  )
}

/** A site may refuse to have anything saved, and say why. */
function refusalOf({ metas }: PageInventory): ExtractedPage['refusal'] {
  const meta = metas.find(({ name, content }) => name === 'pinterest' && /\bnopin\b/i.test(content))
  return meta === undefined ? null : { words: plainText(attribute(meta.element, 'description') ?? '', 500) }
}

function embedOf({ links, base }: PageInventory): string | null {
  const link = links.find(
    ({ rel, element }) => rel.includes('alternate') && /json\+oembed/i.test(attribute(element, 'type') ?? ''),
  )
  return link === undefined ? null : webAddress(link.href, base)
}
