import { links } from '../../api/links.ts'
import { storyTexts } from './pins/story-texts.ts'
import { MemberPins } from './pins/member-pins.tsx'
import { ProfileSubPage } from './frame/profile-frame.tsx'
import { profileHead } from '../heads/entity-heads.ts'
import { loadProfile } from '../loading/load-profile.ts'
import type { Route } from './+types/story-pins.ts'
import { loadPinList } from './loading/load-pin-list.ts'
import { profilePagesWords } from './profile-pages.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const user = await loadProfile(args)
  return { user, list: await loadPinList(args, 'story') }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { user } = loaderData
  return profileHead(
    user,
    {
      title: profilePagesWords.storyPinsOf({ name: user.full_name }),
      path: links.profileStoryPins(user.username),
      isPrivate: true,
    },
    matches,
  )
}

export default function StoryPinsRoute({ loaderData: { user, list } }: Route.ComponentProps) {
  return (
    <ProfileSubPage key={user.id} user={user} heading={profilePagesWords.storyPins}>
      <MemberPins user={user} list={list} texts={storyTexts} />
    </ProfileSubPage>
  )
}
