import {
  boardContentRecommendationResource,
  boardFeedResource,
  boardResource,
  boardSectionsResource,
} from '@pinfold/contract'
import { BoardScreen } from '../../features/boards/board-screen.tsx'
import { packPins, unpackPins } from '../../features/pins/packed-pins.ts'
import { boardHead } from '../entity-heads.ts'
import { callForPage, callOrEmpty } from '../load-page.ts'
import type { Route } from './+types/board.ts'

export async function loader(args: Route.LoaderArgs) {
  const { username, slug } = args.params
  const { data: board } = await callForPage(args, boardResource.get, { username, slug })
  const [sections, pins, ideas] = await Promise.all([
    callForPage(args, boardSectionsResource.get, { board_id: board.id, page_size: 250 }),
    callForPage(args, boardFeedResource.get, { board_id: board.id }),
    board.viewer_can.add_pin
      ? callOrEmpty(args.context, boardContentRecommendationResource.get, { board_id: board.id })
      : null,
  ])
  return { board, sections: sections.data, pins: packPins(pins), ideas: ideas && packPins(ideas) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? boardHead(loaderData.board, null, unpackPins(loaderData.pins).data, matches) : []
}

export default function BoardRoute({ loaderData: { board, sections, pins, ideas } }: Route.ComponentProps) {
  const shown = { board, sections, pins: unpackPins(pins), ideas: ideas && unpackPins(ideas) }
  return <BoardScreen key={board.id} {...shown} />
}
