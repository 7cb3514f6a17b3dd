import { adminPictures } from '@pinfold/contract'
import { adminWords, PicturesScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/pictures.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const first = await callForAdmin(args, adminPictures, {})
  return isOpened(first) ? { first } : null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.sensitivePictures, isPrivate: true }, matches)
}

export default function PicturesRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <PicturesScreen {...loaderData} />
}
