import { homeSourcesResource, memberRoutes } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { TuneHomeScreen } from '../../features/home-tuning/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForPage, requireMember } from '../loading/load-page.ts'
import type { Route } from './+types/tune-home.ts'
import { tuningHeadWords } from './tuning-heads.words.ts'

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const kind = memberRoutes.tuneHome.parse(`${args.url.pathname}${args.url.search}`)?.query.kind ?? 'board'
  return { kind, first: await callForPage(args, homeSourcesResource.get, { kind }) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: tuningHeadWords.tuneHome, path: links.tuneHome(), isPrivate: true }, matches)
}

export default function TuneHomeRoute({ loaderData }: Route.ComponentProps) {
  return <TuneHomeScreen key={loaderData.kind} {...loaderData} />
}
