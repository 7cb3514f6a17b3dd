import { permissionSettingsResource, userBlocksResource } from '@pinfold/contract'
import { PermissionsScreen } from '../../features/settings/index.ts'
import { callForPage, requireMember } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/permissions.ts'
import { settingsHeadWords } from './settings-heads.words.ts'

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const [{ data: settings }, blocked] = await Promise.all([
    callForPage(args, permissionSettingsResource.get, {}),
    callForPage(args, userBlocksResource.get, {}),
  ])
  return { settings, blocked }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: settingsHeadWords.permissions, isPrivate: true }, matches)
}

export default function PermissionsRoute({ loaderData }: Route.ComponentProps) {
  return <PermissionsScreen {...loaderData} />
}
