import { links } from '../../api/links.ts'
import { shoppingTexts } from './pins/shopping-texts.ts'
import { MemberPins } from './pins/member-pins.tsx'
import { ProfileSubPage } from './frame/profile-frame.tsx'
import { profileHead } from '../heads/entity-heads.ts'
import { loadProfile } from '../loading/load-profile.ts'
import type { Route } from './+types/shopping-list.ts'
import { loadPinList } from './loading/load-pin-list.ts'
import { profilePagesWords } from './profile-pages.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const user = await loadProfile(args)
  return { user, list: await loadPinList(args, 'shopping') }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { user } = loaderData
  return profileHead(
    user,
    {
      title: profilePagesWords.shoppingListOf({ name: user.full_name }),
      path: links.shoppingList(user.username),
      isPrivate: true,
    },
    matches,
  )
}

export default function ShoppingListRoute({ loaderData: { user, list } }: Route.ComponentProps) {
  return (
    <ProfileSubPage key={user.id} user={user} heading={profilePagesWords.shoppingList}>
      <MemberPins user={user} list={list} texts={shoppingTexts} />
    </ProfileSubPage>
  )
}
