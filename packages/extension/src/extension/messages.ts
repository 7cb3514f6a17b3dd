import type { Collected } from '../page/collect-pictures.ts'

/** What is saved, and where. */
export interface SaveWish {
  /** The picture's address; with `bytes` it only tells which one it is. */
  readonly address: string
  /** As a `data:` address, where only the page can read it. */
  readonly bytes: string | null
  /** The tab whose page shows it, which may read what nobody else can. */
  readonly tabId: number | null
  readonly link: string
  readonly title: string
  readonly description: string
  /** The Pin that the picture shows already (CN-03); empty where a new one is made. Wishes of before have none. */
  readonly pinId?: string
  readonly boardId: string | null
  readonly sectionId: string | null
}

/** How a wish ended, for now. */
export type SaveEnd =
  | { readonly at: 'saved'; readonly pinId: string }
  | { readonly at: 'waiting' }
  | { readonly at: 'refused'; readonly message: string }

/** What parts of the extension ask of each other. */
export interface Asks {
  /** Of the worker. */
  save: { readonly wish: SaveWish }
  /** Of the worker: a window beside the page, for a picture of it. */
  choose: { readonly address: string }
  /** Of a page. */
  pictures: object
  /** Of a page: a picture as whoever looks at it gets it. */
  bytes: { readonly address: string }
}
export interface Answers {
  save: SaveEnd
  choose: null
  pictures: Collected
  bytes: string | null
}

export type Message = { [K in keyof Asks]: { readonly ask: K } & Asks[K] }[keyof Asks]

/** Asks the worker. */
export const askWorker = <K extends 'save' | 'choose'>(ask: K, given: Asks[K]): Promise<Answers[K]> =>
  chrome.runtime.sendMessage<Message, Answers[K]>({ ask, ...given } as Message)

/** Puts our script into a page that the member opened the extension on, and asks it. */
export async function askPage<K extends 'pictures' | 'bytes'>(
  tabId: number,
  ask: K,
  given: Asks[K],
): Promise<Answers[K] | null> {
  try {
    await chrome.scripting.executeScript({ target: { tabId }, files: ['page.js'] })
    return await chrome.tabs.sendMessage<Message, Answers[K]>(tabId, { ask, ...given } as Message)
  } catch {
    // Pages of the browser itself let nobody in.
    return null
  }
}
