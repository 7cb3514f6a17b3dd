import { limits, type ProductTag } from '@pinfold/contract'
import type { UploadState } from '../../entities/media/use-uploads.ts'
import { storyBuilderWords } from './story-builder.words.ts'

/** A page of a story that is being made. */
export interface StoryPage {
  readonly key: string
  readonly media: UploadState
  readonly isVideo: boolean
  readonly heading: string
  readonly text: string
  /** Products on its picture, and where. */
  readonly products: readonly ProductTag[]
  /** What it needs before the story can be published. */
  readonly error: string | null
}

export interface Story {
  /** Never empty; the first one is the cover. */
  readonly pages: readonly StoryPage[]
  readonly chosenKey: string
}

export type StoryChange =
  | { readonly do: 'add'; readonly keys: readonly string[] }
  | { readonly do: 'remove'; readonly key: string }
  | { readonly do: 'move'; readonly key: string; readonly by: -1 | 1 }
  | { readonly do: 'choose'; readonly key: string }
  | { readonly do: 'media'; readonly key: string; readonly media: UploadState; readonly isVideo?: boolean }
  | { readonly do: 'write'; readonly key: string; readonly field: 'heading' | 'text'; readonly value: string }
  | { readonly do: 'tag'; readonly key: string; readonly products: readonly ProductTag[] }
  | { readonly do: 'refuse'; readonly errors: Readonly<Record<string, string>> }
  | { readonly do: 'replace'; readonly pages: readonly Pick<StoryPage, 'key' | 'heading' | 'text' | 'products'>[] }

const emptyPage = (key: string): StoryPage => ({
  key,
  media: { at: 'empty' },
  isVideo: false,
  heading: '',
  text: '',
  products: [],
  error: null,
})

/** One empty page. */
export const startStory = (key: string): Story => ({ pages: [emptyPage(key)], chosenKey: key })

/** Whether there is something on the page. */
export const isFilledPage = ({ media, heading, text }: StoryPage): boolean =>
  media.at !== 'empty' || heading.trim() !== '' || text.trim() !== ''

/** How many pages fit. */
export const roomFor = ({ pages }: Story): number => limits.story.mostPages - pages.length

/** What each page lacks, by its key; pages that lack nothing are not named. */
export function missingOf({ pages }: Story): Record<string, string> {
  const named = pages.map((page, index) => [page.key, lackOf(page, index === 0)] as const)
  return Object.fromEntries(named.filter((entry): entry is [string, string] => entry[1] !== null))
}

function lackOf({ media, heading, text }: StoryPage, isCover: boolean): string | null {
  if (media.at === 'failed') return media.message
  if (isCover && media.at === 'empty') return storyBuilderWords.coverMissing
  const isEmpty = media.at === 'empty' && heading.trim() === '' && text.trim() === ''
  return isEmpty ? storyBuilderWords.pageEmpty : null
}

/** The next state of the story; a change of a page that is gone changes nothing. */
export function changeStory(story: Story, change: StoryChange): Story {
  const { pages, chosenKey } = story
  const set = (key: string, part: Partial<StoryPage>): Story => ({
    ...story,
    pages: pages.map((page) => (page.key === key ? { ...page, ...part } : page)),
  })
  switch (change.do) {
    case 'add': {
      const keys = change.keys.slice(0, roomFor(story))
      return { pages: [...pages, ...keys.map(emptyPage)], chosenKey: keys.at(-1) ?? chosenKey }
    }
    case 'remove': {
      const at = pages.findIndex(({ key }) => key === change.key)
      if (at < 0 || pages.length === 1) return story
      const left = pages.toSpliced(at, 1)
      const neighbour = left[Math.min(at, left.length - 1)]
      return { pages: left, chosenKey: chosenKey === change.key ? (neighbour?.key ?? '') : chosenKey }
    }
    case 'move': {
      const from = pages.findIndex(({ key }) => key === change.key)
      const page = pages[from]
      const to = from + change.by
      if (!page || to < 0 || to >= pages.length) return story
      // Who is first has changed, and with it what is needed.
      return { ...story, pages: pages.toSpliced(from, 1).toSpliced(to, 0, page).map(withoutError) }
    }
    case 'choose':
      return { ...story, chosenKey: change.key }
    case 'media':
      return set(change.key, {
        media: change.media,
        ...(change.isVideo !== undefined && { isVideo: change.isVideo }),
        error: null,
      })
    case 'write':
      return set(change.key, { [change.field]: change.value, error: null })
    case 'tag':
      return set(change.key, { products: change.products, error: null })
    case 'refuse':
      return { ...story, pages: pages.map((page) => ({ ...page, error: change.errors[page.key] ?? null })) }
    case 'replace': {
      const replaced = change.pages.map((page) => ({ ...emptyPage(page.key), ...page }))
      return replaced[0] ? { pages: replaced, chosenKey: replaced[0].key } : story
    }
  }
}

const withoutError = (page: StoryPage): StoryPage => ({ ...page, error: null })

/** Whether products can be put on the page: it shows a picture that is there. */
export const isPicturePage = ({ media, isVideo }: Pick<StoryPage, 'media' | 'isVideo'>): boolean =>
  media.at === 'ready' && !isVideo
