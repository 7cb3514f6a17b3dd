import {
  aggregatedActivityFeedResource,
  aggregatedCommentFeedResource,
  boardFeedResource,
  pinResource,
  relatedPinFeedResource,
} from '@pinfold/contract'
import { COMMENT_PREVIEW } from '../../features/comments/index.ts'
import { CloseupScreen } from './closeup-screen.tsx'
import { packPins, unpackPins } from '../../entities/pin/card/packed-pins.ts'
import { pinHead } from '../heads/entity-heads.ts'
import { callForPage, callOrEmpty } from '../loading/load-page.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/closeup.ts'

const NEIGHBOURS = 9
const TRIED_PREVIEW = 3

export async function loader(args: Route.LoaderArgs) {
  const { data: pin } = await callForPage(args, pinResource.get, { id: args.params.pinId })
  const { context } = args
  const { viewer } = context.get(pageContext)
  // What stands around the pin is an extra: the pin shows without it.
  const [comments, tried, board, related] = await Promise.all([
    callOrEmpty(context, aggregatedCommentFeedResource.get, { pinId: pin.id, page_size: COMMENT_PREVIEW }),
    pin.aggregated_pin_data.aggregated_stats.done > 0
      ? callOrEmpty(context, aggregatedActivityFeedResource.get, { pin_id: pin.id, page_size: TRIED_PREVIEW })
      : { data: [] },
    pin.board ? callOrEmpty(context, boardFeedResource.get, { board_id: pin.board.id, page_size: NEIGHBOURS }) : null,
    callOrEmpty(context, relatedPinFeedResource.get, { pin_id: pin.id }).catch((error: unknown) => {
      // A visitor's page may be kept for others, who could not mend it.
      if (viewer.isAuth) return null
      throw error
    }),
  ])
  const neighbours = (board?.data ?? []).filter((other) => other.id !== pin.id)
  return { pin, comments, tried, neighbours: packPins({ data: neighbours }), related: related && packPins(related) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pinHead(loaderData.pin, matches) : []
}

export default function CloseupRoute({
  loaderData: { pin, comments, tried, neighbours, related },
}: Route.ComponentProps) {
  const around = { neighbours: unpackPins(neighbours).data, related: related && unpackPins(related) }
  return <CloseupScreen key={pin.id} pin={pin} comments={comments} tried={tried} {...around} />
}
