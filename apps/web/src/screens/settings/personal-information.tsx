import { PersonalInformationScreen } from '../../features/settings/index.ts'
import { countryNames } from '../loading/country-names.ts'
import { loadOwnProfile } from '../loading/load-own-profile.ts'
import { pageHead } from '../heads/page-head.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/personal-information.ts'
import { settingsHeadWords } from './settings-heads.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const user = await loadOwnProfile(args)
  return { user, countries: countryNames(args.context.get(pageContext).locale, user.country) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: settingsHeadWords.personalInformation, isPrivate: true }, matches)
}

export default function PersonalInformationRoute({ loaderData }: Route.ComponentProps) {
  return <PersonalInformationScreen {...loaderData} />
}
