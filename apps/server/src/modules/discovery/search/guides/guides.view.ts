import type { OptionsOf, Pin, SearchGuide, searchGuidesResource } from '@pinfold/contract'
import { currentLanguage } from '@pinfold/words'
import { asReader } from '../../../../platform/auth/read-once.ts'
import type { Viewer } from '../../../../platform/auth/viewer.ts'
import { topicNames } from '../../../graph/index.ts'
import { pinViews } from '../../../pins/index.ts'
import { narrowedSearch } from '../narrowed-search.ts'
import type { SearchViewDeps } from '../search.view.ts'
import { queryWords, searchWords } from '../search-words.ts'
import { stillHeld } from '../still-found.ts'
import { chooseGuides, type Splitting } from './choose-guides.ts'

/**
 * What a search can be narrowed by. One statement, or two where names of boards are what is found, beside the pins whose pictures the guides show: each is a pin that the
 * viewer may find and that holds the guide, so none tells of what is hidden. A search of the own pins has none.
 */
export async function guidesView(
  deps: SearchViewDeps,
  asking: Viewer,
  options: OptionsOf<typeof searchGuidesResource.get>,
): Promise<{ guides: SearchGuide[] }> {
  const viewer = asReader(asking)
  const { query: text, guides: before = [], topic } = options
  const { isOwn, filter } = await narrowedSearch(deps, viewer, text, options)
  if (isOwn) return { guides: [] }
  const contents = await stillHeld(deps, viewer, await deps.searchIndex.contents({ text, filter }))
  const typed = [...queryWords(text), ...before.flatMap(searchWords)]
  const splitting = chooseGuides(contents, typed, ['en', currentLanguage()]).filter(({ value }) => value !== topic)
  const pins = await pinViews(deps, viewer, [...new Set(splitting.flatMap(({ pinIds }) => pinIds))], 'suggested')
  const names = await topicNames(
    deps,
    splitting.flatMap(({ type, value }) => (type === 'topic' ? [value] : [])),
  )
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  return { guides: presentGuides(splitting, new Map(pins.map((pin) => [pin.id, pin])), nameOf) }
}

function presentGuides(
  splitting: readonly Splitting[],
  pins: ReadonlyMap<string, Pin>,
  nameOf: ReadonlyMap<string, string>,
): SearchGuide[] {
  const shown = new Set<string>()
  return splitting.flatMap(({ type, value, pinIds }): SearchGuide[] => {
    const holding = pinIds.flatMap((id) => {
      const pin = pins.get(id)
      const label = pin && (type === 'topic' ? nameOf.get(value) : writtenAs(value, pin))
      return pin && label !== undefined ? [{ pin, label }] : []
    })
    // Each shows a picture of its own, as far as there are enough.
    const found = holding.find(({ pin }) => !shown.has(pin.image_signature)) ?? holding[0]
    if (found === undefined) return []
    shown.add(found.pin.image_signature)
    const { images, dominant_color } = found.pin
    return [{ type, label: found.label, narrows_by: value, image_small_url: images['170x'].url, dominant_color }]
  })
}

/** A word as the pin writes it, with a large first letter; undefined where the pin holds it no longer. */
function writtenAs(word: string, { title, description }: Pin): string | undefined {
  const written = `${title} ${description}`.split(/[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{RI}\u200D]+/u)
  const found = written.find((each) => searchWords(each).includes(word))
  if (found === undefined) return undefined
  // Where no spaces stand between words, only a part of what was found is the word.
  const [first = '', ...rest] = searchWords(found).length === 1 ? found : word
  return `${first.toLocaleUpperCase()}${rest.join('')}`
}
