import {
  boardContentRecommendationResource,
  boardResource,
  memberRoutes,
  boardSectionPinsResource,
  boardSectionResource,
} from '@pinfold/contract'
import { pinSortOf, sectionPinsOptions } from '../../entities/board/place/board-pins-options.ts'
import { SectionScreen } from './parts/section-screen.tsx'
import { packPins, unpackPins } from '../../entities/pin/card/packed-pins.ts'
import { boardHead } from '../heads/entity-heads.ts'
import { loadBoardDensity } from '../loading/load-board-density.ts'
import { callForPage, callOrEmpty, notFound } from '../loading/load-page.ts'
import type { Route } from './+types/section.ts'

export async function loader(args: Route.LoaderArgs) {
  const { username, slug, sectionSlug } = args.params
  const sort = pinSortOf(args.url.searchParams)
  const byId = memberRoutes.sectionById.parse(args.url.pathname)
  const which = byId ? { section_id: byId.params.sectionId } : { username, board_slug: slug, section_slug: sectionSlug }
  const [{ data: board }, { data: section }] = await Promise.all([
    callForPage(args, boardResource.get, { username, slug }),
    callForPage(args, boardSectionResource.get, which),
  ])
  // An id may name a section of any board; the address must be true.
  if (section.board && section.board.id !== board.id) throw notFound()
  const [pins, ideas, density] = await Promise.all([
    callForPage(args, boardSectionPinsResource.get, sectionPinsOptions(section.id, sort)),
    board.viewer_can.add_pin && board.allow_homefeed_recommendations
      ? callOrEmpty(args.context, boardContentRecommendationResource.get, {
          board_id: board.id,
          section_id: section.id,
        })
      : null,
    loadBoardDensity(args.context),
  ])
  return { board, section, pins: packPins(pins), ideas: ideas && packPins(ideas), density, sort }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? boardHead(loaderData.board, loaderData.section, unpackPins(loaderData.pins).data, matches) : []
}

export default function SectionRoute({ loaderData: { pins, ideas, ...shown } }: Route.ComponentProps) {
  return <SectionScreen key={shown.section.id} {...shown} pins={unpackPins(pins)} ideas={ideas && unpackPins(ideas)} />
}
