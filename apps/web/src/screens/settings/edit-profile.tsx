import { EditProfileScreen } from '../../features/profile-editing/index.ts'
import { loadOwnProfile } from '../loading/load-own-profile.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/edit-profile.ts'
import { settingsHeadWords } from './settings-heads.words.ts'

export async function loader(args: Route.LoaderArgs) {
  return { user: await loadOwnProfile(args) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: settingsHeadWords.editProfile, isPrivate: true }, matches)
}

export default function EditProfileRoute({ loaderData }: Route.ComponentProps) {
  return <EditProfileScreen user={loaderData.user} />
}
