import { links } from '../../api/links.ts'
import { ProfileBoards } from './boards/profile-boards.tsx'
import { ProfileSubPage } from './frame/profile-frame.tsx'
import { profileHead } from '../heads/entity-heads.ts'
import { loadProfile } from '../loading/load-profile.ts'
import type { Route } from './+types/boards.ts'
import { loadBoards } from './loading/load-boards.ts'
import { profilePagesWords } from './profile-pages.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const user = await loadProfile(args)
  return { user, ...(await loadBoards(args, 'all')) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { user } = loaderData
  return profileHead(
    user,
    { title: profilePagesWords.boardsOf({ name: user.full_name }), path: links.profileBoards(user.username) },
    matches,
  )
}

export default function ProfileBoardsRoute({ loaderData: { user, boards, view } }: Route.ComponentProps) {
  return (
    <ProfileSubPage key={user.id} user={user} heading={profilePagesWords.boards}>
      <ProfileBoards user={user} boards={boards} view={view} />
    </ProfileSubPage>
  )
}
