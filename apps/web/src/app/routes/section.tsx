import { boardResource, routes, boardSectionPinsResource, boardSectionResource } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { SectionScreen } from '../../features/boards/section-screen.tsx'
import { callForPage, notFound } from '../load-page.ts'
import { pageHead } from '../page-head.ts'
import type { Route } from './+types/section.ts'

export async function loader(args: Route.LoaderArgs) {
  const { username, slug, sectionSlug } = args.params
  const byId = routes.sectionById.parse(args.url.pathname)
  const which = byId ? { section_id: byId.params.sectionId } : { username, board_slug: slug, section_slug: sectionSlug }
  const [{ data: board }, { data: section }] = await Promise.all([
    callForPage(args, boardResource.get, { username, slug }),
    callForPage(args, boardSectionResource.get, which),
  ])
  // An id may name a section of any board; the address must be true.
  if (section.board && section.board.id !== board.id) throw notFound()
  const pins = await callForPage(args, boardSectionPinsResource.get, { section_id: section.id })
  return { board, section, pins }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { board, section, pins } = loaderData
  return pageHead(
    {
      title: `${section.title} · ${board.name}`,
      description: `${section.title}, a section of ${board.name} by ${board.owner.full_name}`,
      path: links.section(board, section.slug),
      isPrivate: board.privacy !== 'public' || Boolean(board.seo_noindex_reason),
      shareType: 'pinterestapp:pinboard',
      picture: pins.data[0]?.images['736x'],
    },
    matches,
  )
}

export default function SectionRoute({ loaderData: { board, section, pins } }: Route.ComponentProps) {
  return <SectionScreen key={section.id} board={board} section={section} pins={pins} />
}
