import { sitePageResource } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { TermsScreen } from '../../features/site/index.ts'
import { callForPage } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/terms.ts'
import { siteHeadWords } from './site-heads.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { data } = await callForPage(args, sitePageResource.get, { page: 'terms' })
  return { html: data.html, updatedAt: data.updated_at }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    { title: siteHeadWords.terms, description: siteHeadWords.termsDescription, path: links.terms() },
    matches,
  )
}

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return <TermsScreen {...loaderData} />
}
