import type { Viewer } from '@pinfold/contract'
import type { EntryContext } from 'react-router'
import { WAKE_SCRIPT } from './wake-script.ts'

/** Pages that are read and left by links; all others are used, and load their scripts at once. */
const readRoutes: ReadonlySet<string> = new Set([
  'screens/home/home',
  'screens/pin/closeup',
  'screens/board/board',
  'screens/board/section',
  'profile',
])

/** Whether the page is sent without running its application: it is there for a visitor to read, and says all it has to. */
export function isHeld({ staticHandlerContext }: EntryContext, url: string): boolean {
  const { matches, errors, loaderData, statusCode } = staticHandlerContext
  const viewer = (loaderData['root'] as { viewer?: Viewer } | undefined)?.viewer
  if (viewer === undefined || viewer.isAuth || viewer.experiments.visitor_scripts !== 'on_demand') return false
  // An address with more to say has the page do something at once: an invitation, news of an account.
  return errors === null && statusCode === 200 && new URL(url).search === '' && matches.some(isRead)
}

const isRead = ({ route }: { route: { id: string } }) => readRoutes.has(route.id)

/**
 * Holds a page's application: its parts are named but not loaded, and a short script in the head lets them come when the
 * visitor does what needs them.
 */
export function withHeldApp(html: string, nonce: string): string {
  // Only what we write has the nonce, so no text of a member is taken for these.
  const mark = ` nonce="${nonce}"`
  return html
    .replaceAll(/<link rel="modulepreload"(?=[^>]* nonce=)/g, '<link rel="held-part"')
    .replace(`<script${mark} type="module" async="">`, `<script${mark} type="held-app">`)
    .replace('</head>', `<script${mark}>${WAKE_SCRIPT}</script></head>`)
}
