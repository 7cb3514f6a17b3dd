import {
  boardContentRecommendationResource,
  boardFeedResource,
  boardPlanningResource,
  boardResource,
  boardSectionsResource,
  contactRequestResource,
} from '@pinfold/contract'
import { lazy, Suspense } from 'react'
import { SecretBoardInvitation } from '../../features/board-invitations/index.ts'
import { data } from 'react-router'
import { boardPinsOptions, pinSortOf } from '../../entities/board/place/board-pins-options.ts'
import { BoardScreen } from './parts/board-screen.tsx'
import { packPins, unpackPins } from '../../entities/pin/card/packed-pins.ts'
import { packSections, unpackSections } from '../../entities/board/place/packed-sections.ts'
import { isInvitationOnly } from '../../entities/board/invitations/is-invitation-only.ts'
import { boardHead } from '../heads/entity-heads.ts'
import { loadBoardDensity } from '../loading/load-board-density.ts'
import { callForPage, callOrEmpty } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/board.ts'
import { orOtherBoards } from './missing-board.ts'
import { loadPart } from '../../ui/load-part.ts'
import { boardTitleWords } from './board-titles.words.ts'

const MissingBoardScreen = lazy(() =>
  loadPart(() => import('./parts/missing-board-screen.tsx')).then((module) => ({
    default: module.MissingBoardScreen,
  })),
)

export async function loader(args: Route.LoaderArgs) {
  const loaded = await orOtherBoards(args, () => loadBoard(args))
  return 'missing' in loaded ? data(loaded, { status: 404 }) : loaded
}

async function loadBoard(args: Route.LoaderArgs) {
  const { username, slug } = args.params
  const sort = pinSortOf(args.url.searchParams)
  const { data: board } = await callForPage(args, boardResource.get, { username, slug })
  if (isInvitationOnly(board)) return { invitation: board }
  const isMember = args.context.get(pageContext).viewer.isAuth
  const [sections, pins, ideas, density, planning, request] = await Promise.all([
    callForPage(args, boardSectionsResource.get, { board_id: board.id, page_size: 250 }),
    callForPage(args, boardFeedResource.get, boardPinsOptions(board.id, sort)),
    board.viewer_can.add_pin && board.allow_homefeed_recommendations
      ? callOrEmpty(args.context, boardContentRecommendationResource.get, { board_id: board.id })
      : null,
    loadBoardDensity(args.context),
    board.viewer_can.edit ? callForPage(args, boardPlanningResource.get, { board_id: board.id }) : null,
    isMember && board.viewer_can.request_to_join
      ? callForPage(args, contactRequestResource.get, { board_id: board.id })
      : null,
  ])
  return {
    board,
    sections: packSections(sections.data),
    pins: packPins(pins),
    ideas: ideas && packPins(ideas),
    density,
    sort,
    planning: planning?.data ?? null,
    askedAt: request?.data.asked_at ?? null,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  if ('missing' in loaderData) return pageHead({ title: boardTitleWords.missing, isPrivate: true }, matches)
  if ('invitation' in loaderData) return pageHead({ title: loaderData.invitation.name, isPrivate: true }, matches)
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
  if ('invitation' in loaderData) {
    return (
      <Suspense fallback={null}>
        <SecretBoardInvitation board={loaderData.invitation} />
      </Suspense>
    )
  }
  const { board, sections, pins, ideas, density, sort, planning, askedAt } = loaderData
  const shown = {
    board,
    sections: unpackSections(sections),
    density,
    sort,
    planning,
    askedAt,
    pins: unpackPins(pins),
    ideas: ideas && unpackPins(ideas),
  }
  return <BoardScreen key={board.id} {...shown} />
}
