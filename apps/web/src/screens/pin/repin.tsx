import { boardPickerBoardsResource, pinResource } from '@pinfold/contract'
import { RepinScreen } from '../../features/pin-saving/index.ts'
import { callForPage, requireMember } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/repin.ts'
import { pinHeadWords } from './pin-heads.words.ts'

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const [pin, boards] = await Promise.all([
    callForPage(args, pinResource.get, { id: args.params.pinId }),
    callForPage(args, boardPickerBoardsResource.get, {}),
  ])
  return { pin: pin.data, boards: boards.data }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: pinHeadWords.save, isPrivate: true }, matches)
}

export default function RepinRoute({ loaderData }: Route.ComponentProps) {
  return <RepinScreen key={loaderData.pin.id} {...loaderData} />
}
