import { type Audience, type CountryRegion, limits, regionOf } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { topicsView } from '../../graph/index.ts'
import { dayOf, daysLater } from '../days.ts'
import { countPeople, type Group, findCountries, findDevices, findTopics } from './audience-groups.queries.ts'
import { requireBusiness } from './insights.view.ts'

const { audienceDays, smallestGroup } = limits.insights
const MOST_GROUPS = 10
const ALL_COUNTRIES = 300

/** Who saw Pins of the business lately, in groups that tell of nobody. Six statements. */
export async function audienceView(deps: { db: Db; clock: Clock }, viewer: Viewer): Promise<Audience> {
  const { id: businessId } = requireBusiness(viewer)
  const to = dayOf(deps.clock.now())
  const from = daysLater(to, 1 - audienceDays)
  const asked = { businessId, since: from, smallest: smallestGroup, most: MOST_GROUPS }
  const [{ people, engaged }, countries, devices, topics] = await Promise.all([
    countPeople(deps.db, asked),
    findCountries(deps.db, { ...asked, most: ALL_COUNTRIES }),
    findDevices(deps.db, asked),
    findTopics(deps.db, asked),
  ])
  const shown = await topicsView(
    deps,
    viewer,
    topics.map(({ key }) => key),
  )
  const topicById = new Map(shown.map((topic) => [topic.id, topic]))
  const shareOf = (group: { readonly people: number }) => Math.round((group.people / people) * 100) / 100
  return {
    from,
    to,
    people: inFives(people),
    engaged_people: inFives(engaged),
    countries: countries.slice(0, MOST_GROUPS).map((group) => ({ country: group.key, share: shareOf(group) })),
    regions: regionsOf(countries).map((group) => ({ region: group.key, share: shareOf(group) })),
    devices: devices.map((group) => ({ device: group.key, share: shareOf(group) })),
    topics: topics.flatMap((group) => {
      const topic = topicById.get(group.key)
      return topic ? [{ topic, share: shareOf(group) }] : []
    }),
  }
}

/** The largest first. Of countries that may be told of alone, or the rest would tell of a smaller one. */
function regionsOf(countries: readonly Group<string>[]): Group<CountryRegion>[] {
  const people = new Map<CountryRegion, number>()
  for (const group of countries) {
    const region = regionOf(group.key)
    if (region !== null) people.set(region, (people.get(region) ?? 0) + group.people)
  }
  return [...people].map(([key, count]) => ({ key, people: count })).toSorted((one, other) => other.people - one.people)
}

const inFives = (people: number) => Math.floor(people / smallestGroup) * smallestGroup
