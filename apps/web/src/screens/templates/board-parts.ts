import { links } from '../../api/links.ts'
import { htmlText } from '../../ui/html-text.ts'
import { boardHead } from '../heads/entity-heads.ts'
import { countsHtml, descriptionHtml, peopleHtml, preloadHtml, sectionsHtml, wallHtml } from './board-html.tsx'
import { type BoardPage, BOARD_ROUTE } from './board-page.ts'
import { headHtml } from './head-html.ts'
import { routerText, scriptJson } from './inline-data.ts'
import type { PartWriter } from './template.ts'

const heads = new WeakMap<BoardPage, ReturnType<typeof headHtml>>()

function headOf(page: BoardPage) {
  const known = heads.get(page)
  if (known) return known
  const { root, data, pins } = page
  const head = headHtml(boardHead(data.board, null, pins, [{ id: 'root', loaderData: root }]))
  heads.set(page, head)
  return head
}

function dataJson({ root, data }: BoardPage): string {
  const loaderData = { root, [BOARD_ROUTE]: data }
  return scriptJson(routerText({ loaderData, actionData: null, errors: null }))
}

/** Everything in which the pages of boards of one shape differ; what holds others comes before them. */
export const boardParts: readonly PartWriter<BoardPage>[] = [
  (page) => headOf(page).tags,
  (page) => headOf(page).things,
  preloadHtml,
  peopleHtml,
  descriptionHtml,
  countsHtml,
  sectionsHtml,
  wallHtml,
  dataJson,
  ({ pathname }) => htmlText(links.login(pathname)),
  ({ pathname }) => htmlText(links.signUp(pathname)),
  // In another order the pins stand at the same address.
  ({ pathname, pins }) => (pins.length > 1 ? htmlText(pathname) : ''),
  ({ data: { board } }) => htmlText(board.name),
  ({ nonce }) => nonce,
]
