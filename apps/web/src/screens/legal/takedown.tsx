import { isLawOpen, memberRoutes } from '@pinfold/contract'
import { TakedownScreen } from '../../features/takedowns/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { notFound } from '../loading/load-page.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/takedown.ts'
import { legalHeadWords } from './legal-heads.words.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const { pathname, search } = url
  const asked = memberRoutes.takedown.parse(`${pathname.replace(/\.data$/, '')}${search}`)
  const { experiments } = context.get(pageContext).viewer
  if (asked === null || !isLawOpen(asked.params.law, experiments)) throw notFound()
  return { law: asked.params.law, about: asked.query.about ?? '' }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: legalHeadWords.takedown, isPrivate: true }, matches)
}

/** MD-04 */
export default function TakedownRoute({ loaderData: { law, about } }: Route.ComponentProps) {
  return <TakedownScreen key={law} law={law} about={about} />
}
