import { redirectTarget } from '@pinfold/contract'
import { redirect } from 'react-router'
import { notFound } from '../../loading/load-page.ts'
import type { Route } from './+types/preview-redirect.ts'

/** PR-01: the preview's other addresses. */
export function loader({ url }: Route.LoaderArgs) {
  const target = redirectTarget(`${url.pathname.replace(/\.data$/, '')}${url.search}`)
  throw target === null ? notFound() : redirect(target)
}
