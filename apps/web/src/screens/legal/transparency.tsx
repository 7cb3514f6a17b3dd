import { getTakedownCounts } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { TransparencyScreen } from '../../features/takedowns/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForPage } from '../loading/load-page.ts'
import type { Route } from './+types/transparency.ts'
import { legalHeadWords } from './legal-heads.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { data } = await callForPage(args, getTakedownCounts, {})
  return { counts: data }
}

export function meta({ matches }: Route.MetaArgs) {
  const { transparency: title, transparencyDescription: description } = legalHeadWords
  return pageHead({ title, description, path: links.transparency() }, matches)
}

export default function TransparencyRoute({ loaderData }: Route.ComponentProps) {
  return <TransparencyScreen counts={loaderData.counts} />
}
