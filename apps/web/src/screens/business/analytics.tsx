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
import { requireSiteOf } from './business-site.ts'
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
  const choice = readChoice(args.url)
  const { business, domain } = choice
  if (business !== undefined && domain !== undefined)
    return loadSiteOf(args, { ...choice, board: undefined }, { id: business, domain })
  if (!context.viewer.isPartner) return null
  const asked = narrowed(choice)
  const { wanted, ...found } = await findInsights(args, choice, { ...asked, ...ofPin(choice) })
  const top = topOf(choice, wanted)
  const [pins, boards, audience, pin] = await Promise.all([
    callForPage(args, getTopPins, { ...asked, ...top }),
    callForPage(args, getTopBoards, top),
    callForPage(args, getAudience, {}),
    findPin(args, choice),
  ])
  return {
    ...found,
    choice,
    business: null,
    today: today(),
    pins: pins.data,
    boards: boards.data,
    audience: audience.data,
    pin,
  }
}

/** What of one website is looked at by who has a role on it; boards and audience are the business's. */
async function loadSiteOf(
  args: Route.LoaderArgs,
  choice: InsightsChoice,
  { id, domain }: { id: string; domain: string },
) {
  const { profile } = await requireSiteOf(args, id, domain)
  const asked = { ...narrowed(choice), orbac_subject_id: id }
  const { wanted, ...found } = await findInsights(args, choice, { ...asked, ...ofPin(choice) })
  const [pins, pin] = await Promise.all([
    callForPage(args, getTopPins, { ...asked, ...topOf(choice, wanted) }),
    findPin(args, choice),
  ])
  const business = profile.user.businessName
  return { ...found, choice, business, today: today(), pins: pins.data, boards: [], audience: null, pin }
}

const today = () => new Date().toISOString().slice(0, 10)

const narrowed = ({ source, board, domain }: InsightsChoice) => ({
  ...(source && { source }),
  ...(board && { board_id: board }),
  ...(domain && { domain }),
})

const ofPin = ({ pin }: InsightsChoice) => (pin ? { pin_id: pin } : {})

const topOf = ({ metric }: InsightsChoice, wanted: Pick<Asked, 'from' | 'to'>) => ({
  ...wanted,
  sort: sortOf(metric ?? 'impressions'),
  page_size: limits.insights.mostTop,
})

/** The one Pin that is looked at; null where it does not show. */
async function findPin(args: Route.LoaderArgs, { pin: id }: InsightsChoice) {
  if (id === undefined) return null
  const { call } = args.context.get(pageContext)
  return call(pinResource.get, { id }).then(
    ({ data }) => data,
    () => null,
  )
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: businessHeadWords.analytics, isPrivate: true }, matches)
}

export default function AnalyticsRoute({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <NoInsightsScreen /> : <InsightsScreen {...loaderData} />
}
