import type {
  Endpoint,
  ErrorCode,
  ExperiencePlacement,
  OptionsInput,
  ReplyOf,
  ShownAnnouncement,
  Viewer,
} from '@pinfold/contract'
import { RouterContextProvider, createContext } from 'react-router'

/** What a call answers; `bookmark` only where the list goes on. */
export interface CallAnswer<E extends Endpoint> {
  readonly data: ReplyOf<E>
  readonly bookmark?: string
}

/** What a refused call throws at a loader. */
export interface CallFailure extends Error {
  readonly name: ErrorCode
  readonly status: number
  readonly field?: string
  readonly detail?: string
}

/** How the page looks: the member's choice, or the device's. */
export type Theme = 'light' | 'dark' | 'system'

/** All that pages get from the server, once for each request. */
export interface PageContext {
  /** Runs the call's handler in this process for the request's viewer. Throws a `CallFailure`. */
  readonly call: <E extends Endpoint>(endpoint: E, options: OptionsInput<E>) => Promise<CallAnswer<E>>
  /** Whom the page is for: the member acted for, or who asks. */
  readonly viewer: Viewer
  /** Who asks. */
  readonly actor: Viewer
  /** Whom they act for in this browser, on all pages but those about themself. */
  readonly acting: Viewer | null
  /** Runs calls for somebody who is not signed in, in the country and language of the request. */
  readonly callAsVisitor: PageContext['call']
  readonly visitor: Viewer
  /** A member looks at their own things as a visitor. */
  readonly isPreview?: true
  /** For inline scripts and styles, as the Content-Security-Policy of this answer names it. */
  readonly nonce: string
  /** What the operator tells whoever asks; null for nothing. */
  readonly announcement?: ShownAnnouncement | null
  /** Where messages wait for whoever asks; null for nowhere. */
  readonly placements?: readonly ExperiencePlacement[] | null
  readonly theme: Theme
  /** A language tag, as `en-US`. */
  readonly locale: string
  /** The origin of absolute addresses, without a trailing slash. */
  readonly publicUrl: string
  /** Pins are searched by pictures. */
  readonly hasVisualSearch: boolean
  /** The page leaves in one piece: for machines, and where it is kept for the next visitor. */
  readonly isWhole: boolean
}

/** Where loaders find the page context. */
export const pageContext = createContext<PageContext>()

/** What the server hands to the request handler. */
export function makePageContext(page: PageContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return context
}
