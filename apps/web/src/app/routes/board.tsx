import {
  boardContentRecommendationResource,
  boardFeedResource,
  boardResource,
  boardSectionsResource,
} from '@pinfold/contract'
import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { BoardScreen } from '../../features/boards/board-screen.tsx'
import { packPins, unpackPins } from '../../features/pins/packed-pins.ts'
import { boardHead } from '../entity-heads.ts'
import { callForPage, callOrEmpty } from '../load-page.ts'
import { pageHead } from '../page-head.ts'
import type { Route } from './+types/board.ts'
import { orOtherBoards } from './missing-board.ts'

const MissingBoardScreen = lazy(() =>
  import('../../features/boards/missing-board-screen.tsx').then((module) => ({ default: module.MissingBoardScreen })),
)

export async function loader(args: Route.LoaderArgs) {
  const loaded = await orOtherBoards(args, () => loadBoard(args))
  return 'missing' in loaded ? data(loaded, { status: 404 }) : loaded
}

async function loadBoard(args: Route.LoaderArgs) {
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
  if (!loaderData) return []
  if ('missing' in loaderData) return pageHead({ title: "We couldn't find that page.", isPrivate: true }, matches)
  return boardHead(loaderData.board, null, unpackPins(loaderData.pins).data, matches)
}

export default function BoardRoute({ loaderData }: Route.ComponentProps) {
  if ('missing' in loaderData) {
    return (
      <Suspense fallback={null}>
        <MissingBoardScreen {...loaderData.missing} />
      </Suspense>
    )
  }
  const { board, sections, pins, ideas } = loaderData
  const shown = { board, sections, pins: unpackPins(pins), ideas: ideas && unpackPins(ideas) }
  return <BoardScreen key={board.id} {...shown} />
}
