import { boardFeedResource, boardResource, boardSectionsResource } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { BoardScreen } from '../../features/boards/board-screen.tsx'
import { callForPage } from '../load-page.ts'
import { pageHead } from '../page-head.ts'
import type { Route } from './+types/board.ts'

export async function loader(args: Route.LoaderArgs) {
  const { username, slug } = args.params
  const { data: board } = await callForPage(args, boardResource.get, { username, slug })
  const [sections, pins] = await Promise.all([
    callForPage(args, boardSectionsResource.get, { board_id: board.id, page_size: 250 }),
    callForPage(args, boardFeedResource.get, { board_id: board.id }),
  ])
  return { board, sections: sections.data, pins }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { board, pins } = loaderData
  return pageHead(
    {
      title: board.seo_title || board.name,
      description: board.seo_description || board.description || `Pins saved by ${board.owner.full_name}`,
      path: links.board(board),
      isPrivate: board.privacy !== 'public' || Boolean(board.seo_noindex_reason),
      shareType: 'pinterestapp:pinboard',
      picture: pins.data[0]?.images['736x'],
    },
    matches,
  )
}

export default function BoardRoute({ loaderData: { board, sections, pins } }: Route.ComponentProps) {
  return <BoardScreen key={board.id} board={board} sections={sections} pins={pins} />
}
