import { AsyncLocalStorage } from 'node:async_hooks'

const noting = new AsyncLocalStorage<(tag: string) => void>()

/**
 * Says that what is being read may change under this name. Where a page is rendered that visitors will share, the page
 * carries the tag from now on; everywhere else this does nothing. Note a tag before reading what it stands for.
 */
export function noteTag(tag: string): void {
  noting.getStore()?.(tag)
}

/** Does the work, which makes a page; `note` hears each tag that is noted on the way. */
export const withTags = <Made>(note: (tag: string) => void, work: () => Made): Made => noting.run(note, work)
