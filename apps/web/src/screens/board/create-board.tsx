import { CreateBoardScreen } from './parts/board-creation-screens.tsx'
import { requireMember } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/create-board.ts'
import { boardTitleWords } from './board-titles.words.ts'

export function loader(args: Route.LoaderArgs) {
  requireMember(args)
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: boardTitleWords.createBoard, isPrivate: true }, matches)
}

export default function CreateBoardRoute() {
  return <CreateBoardScreen />
}
