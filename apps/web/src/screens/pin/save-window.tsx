import { boardPickerBoardsResource, memberRoutes } from '@pinfold/contract'
import { PLAIN_PAGE } from '../../ui/plain-page.ts'
import { SaveWindowScreen } from '../../features/save-window/index.ts'
import { callForPage, requireMember } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/save-window.ts'
import { pinHeadWords } from './pin-heads.words.ts'

export const handle = PLAIN_PAGE

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const { data: boards } = await callForPage(args, boardPickerBoardsResource.get, {})
  const asked = memberRoutes.saveButton.parse(`${args.url.pathname}${args.url.search}`)?.query ?? {}
  return { asked, boards }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: pinHeadWords.save, isPrivate: true }, matches)
}

export default function SaveWindowRoute({ loaderData }: Route.ComponentProps) {
  return <SaveWindowScreen {...loaderData} />
}
