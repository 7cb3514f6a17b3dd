import { historyResource, memberRoutes, userHomefeedResource } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { HomeScreen } from './home-screen.tsx'
import { StartScreen } from './start-screen.tsx'
import { packPins, unpackPins } from '../../entities/pin/card/packed-pins.ts'
import { callForPage, callOrEmpty } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/home.ts'
import { homeHeadWords } from './home-head.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const pins = await callForPage(args, userHomefeedResource.get, {})
  const { viewer } = args.context.get(pageContext)
  // A day that has no second page has room for what was looked at.
  const isQuiet = viewer.isAuth && pins.bookmark === undefined
  const viewed = isQuiet && viewer.keeps_history ? await callOrEmpty(args.context, historyResource.get, {}) : null
  const showsError = memberRoutes.home.parse(args.url.href)?.query.show_error === true
  return { pins: packPins(pins), showsError, isAuth: viewer.isAuth, viewed: viewed?.data ?? [] }
}

export function meta({ matches }: Route.MetaArgs) {
  const { description } = homeHeadWords
  return pageHead({ title: 'Pinfold', description, path: links.home() }, matches)
}

export default function HomeRoute({ loaderData: { pins: packed, showsError, isAuth, viewed } }: Route.ComponentProps) {
  const pins = unpackPins(packed)
  return isAuth ? <HomeScreen pins={pins} viewed={viewed} /> : <StartScreen pins={pins} showsError={showsError} />
}
