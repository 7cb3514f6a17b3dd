import { breakpoints } from '../../apps/web/src/ui/breakpoints.ts'

/** What is right in one place only, by its file below `apps/web/src/`, and why. What stands twice gets a name. */
export const oddLengths: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'entities/pin/saving/save-controls.module.css': {
    '@container (inline-size < 128px)': 'a card so narrow has no room for words beside Save',
    '@container (inline-size < 184px)': 'a card so narrow has no room for the name of a board',
    '@container (inline-size < 216px)': 'with its chevron and padding a name would be cut after four letters',
  },
  'features/administration/admin-page.module.css': {
    '@media (width >= 1200px)': 'a table beside the navigation has room for two acts in a row from here on',
  },
  'features/board-invitations/invitation-panel.module.css': {
    '@media (width < 752px)': 'the 720 of the notice, and 16 on each side',
  },
  'features/comments/comments.module.css': {
    '@container (inline-size < 300px)': 'a column so narrow has no room for a face beside the field',
  },
  'features/creation-menu/flyout/flyout-button.module.css': {
    '@media (768px <= width < 1200px)': 'the widest banner leaves no room for the button in the corner',
  },
  'features/news/list/news-row.module.css': {
    'font-size: 15px': 'a row is more than what stands under it, and less than a text',
  },
  'features/site/site-page.module.css': {
    'line-height: 22px': 'a key is a box within a line of such a text',
  },
  'screens/home/home.module.css': {
    'font-size: clamp(40px, 5.6vw, 72px)': 'the one headline that grows with the window',
  },
  'screens/pin/closeup-bar.module.css': {
    '@container (inline-size < 340px)': 'beside a wide picture the row of icons is narrower still',
    '@container (inline-size < 440px)': 'words so narrow have no room for the whole row of icons',
  },
  'ui/count-badge.module.css': {
    'font-size: 11px': 'two digits within a circle of 18',
  },
}

const widths = new Set<number>(Object.values(breakpoints))
/** A window of 1280 by 1024 at 400% is 256 high: nothing sticks there, and bars stand in the page. */
const LOW_WINDOW = '@media (height < 320px)'
const sizesByHand = /(?<![\w-])(?:font|font-size|line-height)\s*:[^;{}]*?\d(?:px|rem|pt)[^;{}]*/g
const queries = /@(?:media|container)[^{]*/g

/** Sizes of type that are no token, and widths that are not on the list of breakpoints, as the style sheet writes them. */
export function lengthsByHand(file: string, css: string): readonly string[] {
  const rules = css.replaceAll(/\/\*[^]*?\*\//g, '')
  const sizes = [...rules.matchAll(sizesByHand)].map(([found]) => found)
  const asked = [...rules.matchAll(queries)].map(([found]) => found).filter((query) => !isListed(file, query))
  return [...sizes, ...asked].map((found) => found.trim())
}

function isListed(file: string, query: string): boolean {
  // Walls have a step for each number of columns that fit.
  if (file.startsWith('ui/masonry/') && query.startsWith('@container')) return true
  if (query.trim() === LOW_WINDOW) return true
  return [...query.matchAll(/([\d.]+)(px|r?em)/g)].every(
    ([, width, unit]) => unit === 'px' && widths.has(Number(width)),
  )
}
