import { boardResource } from '@pinfold/contract'
import { CreateSectionScreen } from './parts/board-creation-screens.tsx'
import { callForPage, notFound, requireMember } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/create-section.ts'
import { boardTitleWords } from './board-titles.words.ts'

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const { data: board } = await callForPage(args, boardResource.get, { board_id: args.params.boardId })
  if (!board.viewer_can.edit) throw notFound()
  return { board }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: boardTitleWords.addSection, isPrivate: true }, matches)
}

export default function CreateSectionRoute({ loaderData }: Route.ComponentProps) {
  return <CreateSectionScreen board={loaderData.board} />
}
