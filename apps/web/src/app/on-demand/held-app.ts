import type { Viewer } from '@pinfold/contract'
import type { EntryContext } from 'react-router'

/** Pages that are read and left by links; all others are used, and load their scripts at once. */
const readRoutes: ReadonlySet<string> = new Set([
  'screens/home/home',
  'screens/ideas/ideas',
  'screens/ideas/topic',
  'screens/pin/closeup',
  'screens/board/board',
  'screens/board/section',
  'profile',
])

/** What a page whose application is held has to know by itself. */
export interface HeldPage {
  /** The Pin that it shows. */
  readonly pinId: string | undefined
  /** Whether the visitor allowed the device to remember what was looked at. */
  readonly mayRemember: boolean
  /** Whether the visitor allowed statistics. */
  readonly isCounting: boolean
}

/**
 * What there is to know of a page that is sent without running its application: it is there for a visitor to read, and
 * says all it has to. Null for all others.
 */
export function heldPage({ staticHandlerContext }: EntryContext, url: string): HeldPage | null {
  const { matches, errors, loaderData, statusCode } = staticHandlerContext
  const { viewer, placements } = (loaderData['root'] ?? {}) as { viewer?: Viewer; placements?: unknown }
  if (viewer === undefined || viewer.isAuth || errors !== null || statusCode !== 200) return null
  // A message shows by itself; and BC-15 compares pages that run at once.
  if (placements !== undefined || viewer.experiments.web_early_hydration_unauth === 'enabled') return null
  // An address with more to say than its language has the page do something at once: an invitation, news of an account.
  if ([...new URL(url).searchParams.keys()].some((name) => name !== 'lang')) return null
  const shown = matches.find(({ route }) => readRoutes.has(route.id))
  if (shown === undefined) return null
  const { allow_personalization_cookies: mayRemember, allow_analytic_cookies: isCounting } =
    viewer.cookie_preferences ?? {}
  return { pinId: shown.params['pinId'], mayRemember: mayRemember === true, isCounting: isCounting === true }
}

interface Held {
  readonly page: HeldPage
  readonly nonce: string
  /** What the page does without its application. */
  readonly script: string
  /** What counts views of Pins, for who allows it. */
  readonly counter: string
}

/**
 * Holds a page's application: its parts are named but not loaded, and a short script in the head lets them come when the
 * visitor does what needs them.
 */
export function withHeldApp(html: string, { page, nonce, script, counter }: Held): string {
  // Only what we write has the nonce, so no text of a member is taken for these.
  const mark = ` nonce="${nonce}"`
  return html
    .replaceAll(/<link rel="modulepreload"(?=[^>]* nonce=)/g, '<link rel="held-part"')
    .replace(`<script${mark} type="module" async="">`, () => `<script${mark} type="held-app">`)
    .replace(
      '</head>',
      () =>
        `<script${mark}${factsOf(page)}>${script}</script>${page.isCounting ? `<script${mark}>${counter}</script>` : ''}</head>`,
    )
}

/** The number comes from the address, so nothing but a number is written. */
const factsOf = ({ pinId, mayRemember }: HeldPage) =>
  `${pinId && /^\d+$/.test(pinId) ? ` data-pin-id="${pinId}"` : ''}${mayRemember ? ' data-may-remember=""' : ''}`
