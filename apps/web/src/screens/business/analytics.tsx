import {
  getAudience,
  getInsights,
  getTopBoards,
  getTopPins,
  type InsightPeriod,
  limits,
  memberRoutes,
  type OptionsInput,
  pinResource,
} from '@pinfold/contract'
import { InsightsScreen, NoInsightsScreen, sortOf, type InsightsChoice } from '../../features/insights/index.ts'
import { callForPage, isCallFailure, requireMember } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/analytics.ts'
import { businessHeadWords } from './business-heads.words.ts'

type Asked = OptionsInput<typeof getInsights>

const A_DAY = 24 * 60 * 60 * 1000

/** The days up to today. */
const lastDays = (days: InsightPeriod) => ({
  from: new Date(Date.now() - (Number(days) - 1) * A_DAY).toISOString().slice(0, 10),
})

function readChoice(url: URL): InsightsChoice {
  const query = memberRoutes.analytics.parse(`${url.pathname}${url.search}`)?.query ?? {}
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}

/** Days that cannot be told are said beside the form, with the last 30 below it. */
async function findInsights(args: Route.LoaderArgs, choice: InsightsChoice, asked: Asked) {
  const { from, to, days } = choice
  const wanted = from === undefined && to === undefined ? lastDays(days ?? '30') : { from, to }
  try {
    const { data } = await args.context.get(pageContext).call(getInsights, { ...asked, ...wanted })
    return { insights: data, wanted, refusal: null }
  } catch (error) {
    if (!isCallFailure(error) || ![400, 422].includes(error.status)) throw error
    const { data } = await callForPage(args, getInsights, asked)
    return { insights: data, wanted: {}, refusal: error.message }
  }
}

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const context = args.context.get(pageContext)
  if (!context.viewer.isPartner) return null
  const choice = readChoice(args.url)
  const { source, board, pin: pinId } = choice
  const asked = { ...(source && { source }), ...(board && { board_id: board }) }
  const found = await findInsights(args, choice, { ...asked, ...(pinId && { pin_id: pinId }) })
  const top = { ...found.wanted, sort: sortOf(choice.metric ?? 'impressions'), page_size: limits.insights.mostTop }
  const [pins, boards, audience, pin] = await Promise.all([
    callForPage(args, getTopPins, { ...asked, ...top }),
    callForPage(args, getTopBoards, top),
    callForPage(args, getAudience, {}),
    pinId === undefined ? null : context.call(pinResource.get, { id: pinId }).catch(() => null),
  ])
  return {
    choice,
    insights: found.insights,
    refusal: found.refusal,
    today: new Date().toISOString().slice(0, 10),
    pins: pins.data,
    boards: boards.data,
    audience: audience.data,
    pin: pin?.data ?? null,
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: businessHeadWords.analytics, isPrivate: true }, matches)
}

export default function AnalyticsRoute({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <NoInsightsScreen /> : <InsightsScreen {...loaderData} />
}
