import type { MemberId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { compiled, type Given } from '../../../platform/db/compiled.ts'
import { keptByIds } from '../../../platform/db/kept/kept-by-ids.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import '../pins.tables.ts'

/** Who made the picture of an aggregate, and their pin of it; null while that is not public. */
export interface PublicCreator {
  /** The aggregate's. */
  readonly id: Id
  readonly pinId: PinId | null
  readonly creatorId: MemberId | null
}

const readCreators = compiled(
  (_db, aggregateIds: Given<readonly Id[]>) => sql<PublicCreator>`
    select aggregate.id, creation.id as "pinId", creation.pinner_id as "creatorId"
    from unnest(${aggregateIds.as((ids) => [...ids]).sql}::bigint[]) as aggregate (id)
    left join lateral (
      select id, pinner_id from pins
      where aggregate_id = aggregate.id and is_public and has_public_picture and is_created order by id limit 1
    ) as creation on true
  `,
)

/** One for each aggregate. */
export const findPublicCreators = keptByIds(readCreators, {
  most: 4000,
  // A pin that comes into sight names its aggregate, and one that goes names itself.
  alsoOf: ({ pinId }) => (pinId === null ? [] : [pinId]),
})
