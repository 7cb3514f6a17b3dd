import { sitePageResource } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { PrivacyScreen } from '../../features/site/index.ts'
import { callForPage } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/privacy.ts'
import { siteHeadWords } from './site-heads.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { data } = await callForPage(args, sitePageResource.get, { page: 'privacy' })
  return { html: data.html, updatedAt: data.updated_at }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    { title: siteHeadWords.privacy, description: siteHeadWords.privacyDescription, path: links.privacy() },
    matches,
  )
}

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <PrivacyScreen {...loaderData} />
}
