import { routes, userHomefeedResource } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { HomeScreen } from '../../features/discovery/home-screen.tsx'
import { StartScreen } from '../../features/discovery/start-screen.tsx'
import { callForPage } from '../load-page.ts'
import { pageHead } from '../page-head.ts'
import { pageContext } from '../server-border.ts'
import type { Route } from './+types/home.ts'

export async function loader(args: Route.LoaderArgs) {
  const pins = await callForPage(args, userHomefeedResource.get, {})
  const showsError = routes.home.parse(args.url.href)?.query.show_error === true
  return { pins, showsError, isAuth: args.context.get(pageContext).viewer.isAuth }
}

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Save pictures that give you ideas, sort them on boards, and find them again when the day comes.'
  return pageHead({ title: 'Pinfold', description, path: links.home() }, matches)
}

export default function HomeRoute({ loaderData: { pins, showsError, isAuth } }: Route.ComponentProps) {
  return isAuth ? <HomeScreen pins={pins} /> : <StartScreen pins={pins} showsError={showsError} />
}
