import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/inbox.ts'
import { messagesScreensWords } from './messages-screens.words.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: messagesScreensWords.messages, isPrivate: true }, matches)
}

/** The lists stand in the layout. */
export default function InboxRoute() {
  return null
}
