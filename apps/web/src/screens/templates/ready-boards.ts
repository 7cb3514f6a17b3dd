import { type createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { RootData } from '../../api/viewer.ts'
import { pageContext } from '../loading/server-border.ts'
import { boardAddresses } from './board-addresses.ts'
import { type BoardData, type BoardPage, BOARD_ROUTE, boardPage } from './board-page.ts'
import { boardParts } from './board-parts.ts'
import { shapeOf, standInFor } from './board-shape.ts'
import { askLoaders, giveData, withGivenData } from './given-data.ts'
import { keepTemplates } from './kept-templates.ts'
import { cutTemplate, type Template } from './template.ts'

type Handler = ReturnType<typeof createRequestHandler>

/** A page that is found, as its text. */
interface ReadyPage {
  readonly html: string
}

/**
 * Answers requests as the router does, but puts visitors' pages of boards together from templates: React renders the
 * first pages of each shape, and all others are cut and pasted. What no template is made for goes to the router.
 *
 * @param makeHandler makes the router's own handler
 */
export function handleWithTemplates(
  build: ServerBuild,
  makeHandler: (build: ServerBuild) => Handler,
): (request: Request, context: RouterContextProvider) => Promise<Response | ReadyPage> {
  const render = makeHandler(withGivenData(build))
  const addresses = boardAddresses(build.routes)
  const templates = keepTemplates<BoardPage>()

  async function pageOf(request: Request, context: RouterContextProvider): Promise<BoardPage | null> {
    const url = new URL(request.url)
    const params = addresses.parse(url)
    const { isWhole, nonce } = context.get(pageContext)
    if (params === null || !isWhole || request.method !== 'GET') return null
    const args = { request, context, url, params: { ...params }, pattern: '/:username/:slug' }
    const [root, board] = await askLoaders(build, ['root', BOARD_ROUTE], args)
    if (root?.status !== 'fulfilled' || board?.status !== 'fulfilled') return null
    if (!isForVisitor(root.value) || !isBoard(board.value)) return null
    return boardPage(root.value, board.value, { pathname: url.pathname, nonce })
  }

  /** Whoever was rendered shows whether both ways lead to the same page. */
  async function makeTemplate(
    page: BoardPage,
    html: string,
    { request, context: own }: { readonly request: Request; readonly context: RouterContextProvider },
  ): Promise<Template<BoardPage> | null> {
    const { page: standIn, traces } = standInFor(page)
    const context = new RouterContextProvider()
    context.set(pageContext, { ...own.get(pageContext), nonce: standIn.nonce })
    giveData(context, { root: standIn.root, [BOARD_ROUTE]: standIn.data })
    const rendered = await render(new Request(new URL(standIn.pathname, request.url)), context)
    const template = cutTemplate(boardParts, { html: await rendered.text(), standIn, traces })
    return template?.fill(page) === html ? template : null
  }

  return async (request, context) => {
    const page = await pageOf(request, context)
    if (!page) return render(request, context)
    const shape = shapeOf(page)
    const html = filled(templates.find(shape), page)
    if (html !== null) return { html }
    const response = await render(request, context)
    if (response.status !== 200 || !templates.isWorthMaking(shape)) return response
    const rendered = await response.text()
    const template = await makeTemplate(page, rendered, { request, context }).catch((error: unknown) => {
      // The visitor's page is there.
      console.error(error)
      return null
    })
    templates.keep(shape, template)
    return new Response(rendered, response)
  }
}

/** Null where there is no template, or where something would have to be written that it cannot. */
function filled(template: Template<BoardPage> | null | undefined, page: BoardPage): string | null {
  try {
    return template?.fill(page) ?? null
  } catch (error) {
    console.error(error)
    return null
  }
}

const isForVisitor = (root: unknown): root is RootData => (root as Partial<RootData>).viewer?.isAuth === false

/** Neither an invitation, nor what stands in place of a missing board, nor one behind a warning. */
const isBoard = (data: unknown): data is BoardData =>
  typeof data === 'object' && data !== null && 'board' in data && !(data as BoardData).board.sensitivity_screen
