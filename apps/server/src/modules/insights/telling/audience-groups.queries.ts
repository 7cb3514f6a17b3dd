import type { DeviceSource, MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Day } from '../days.ts'
import '../insights.tables.ts'

/** So many people of a group. */
export interface Group<Key extends string> {
  readonly key: Key
  readonly people: number
}

interface Asked {
  readonly businessId: MemberId
  readonly since: Day
  /** Smaller groups are not told, and no more than so many. */
  readonly smallest: number
  readonly most: number
}

const recent = ({ businessId, since }: Pick<Asked, 'businessId' | 'since'>) =>
  sql`${owned('business_id', businessId)} and last_day >= ${since}::date`

/** How many saw Pins, and how many did something with them. */
export async function countPeople(db: Db, asked: Pick<Asked, 'businessId' | 'since'>) {
  const { rows } = await sql<{ people: number; engaged: number }>`
    select count(*)::int as people, count(*) filter (where engaged_day >= ${asked.since}::date)::int as engaged
    from insight_audience where ${recent(asked)}
  `.execute(db)
  return rows[0] ?? { people: 0, engaged: 0 }
}

/** The largest groups by what a column says of them. */
async function findGroups<Key extends string>(db: Db, column: 'country' | 'device', asked: Asked) {
  const key = sql.ref(column)
  const { rows } = await sql<Group<Key>>`
    select ${key} as key, count(*)::int as people from insight_audience where ${recent(asked)} and ${key} <> ''
    group by ${key} having count(*) >= ${asked.smallest} order by 2 desc, 1 limit ${asked.most}
  `.execute(db)
  return rows
}

/** The largest groups by country. */
export const findCountries = (db: Db, asked: Asked) => findGroups<string>(db, 'country', asked)

/** The groups by device. */
export const findDevices = (db: Db, asked: Asked) => findGroups<DeviceSource>(db, 'device', asked)

/** The topics that the most of them follow. */
export async function findTopics(db: Db, asked: Asked): Promise<Group<Id>[]> {
  const { rows } = await sql<Group<Id>>`
    select topic_id as key, count(*)::int as people
    from insight_audience cross join lateral unnest(topic_ids) as topics (topic_id)
    where ${recent(asked)}
    group by topic_id having count(*) >= ${asked.smallest} order by 2 desc, 1 limit ${asked.most}
  `.execute(db)
  return rows
}
