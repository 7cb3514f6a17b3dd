import { boardFeedResource, pinResource } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { CloseupScreen } from '../../features/pins/closeup-screen.tsx'
import { callForPage, callOrEmpty } from '../load-page.ts'
import { pageHead } from '../page-head.ts'
import type { Route } from './+types/closeup.ts'

const NEIGHBOURS = 24

export async function loader(args: Route.LoaderArgs) {
  const { data: pin } = await callForPage(args, pinResource.get, { id: args.params.pinId })
  // The rest of the board is an extra: the pin shows without it.
  const board =
    pin.board &&
    (await callOrEmpty(args.context, boardFeedResource.get, { board_id: pin.board.id, page_size: NEIGHBOURS }))
  const opensPicker = args.url.pathname.replace(/\/$/, '').endsWith('/repin')
  return { pin, neighbours: (board?.data ?? []).filter((other) => other.id !== pin.id), opensPicker }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { pin } = loaderData
  return pageHead(
    {
      title: pin.seo_title || pin.title || 'Pin',
      description: pin.seo_description || pin.description || pin.alt_text || undefined,
      path: links.pin(pin.id),
      isPrivate: pin.privacy !== 'public' || Boolean(pin.seo_noindex_reason),
      shareType: 'pinterestapp:pin',
      picture: pin.images['736x'],
    },
    matches,
  )
}

export default function CloseupRoute({ loaderData: { pin, neighbours, opensPicker } }: Route.ComponentProps) {
  return <CloseupScreen key={pin.id} pin={pin} neighbours={neighbours} opensPicker={opensPicker} />
}
