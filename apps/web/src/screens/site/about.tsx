import { sitePageResource } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { AboutScreen } from '../../features/site/index.ts'
import { callForPage } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/about.ts'
import { siteHeadWords } from './site-heads.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { data } = await callForPage(args, sitePageResource.get, { page: 'about' })
  return { html: data.html, updatedAt: data.updated_at }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    { title: siteHeadWords.about, description: siteHeadWords.aboutDescription, path: links.about() },
    matches,
  )
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutScreen {...loaderData} />
}
