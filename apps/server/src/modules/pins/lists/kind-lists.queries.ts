import type { MemberId } from '@pinfold/contract'
import { type RawBuilder, sql } from 'kysely'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { isOnTeam } from '../pin-rows.queries.ts'
import '../pins.tables.ts'

/** The lists of a member's pins that go by the pins' ids. */
export type MemberPinList = 'all' | 'created' | 'boardless' | 'story' | 'video' | 'product'

// Written out, never as parameters: only so does the planner know that a partial index holds exactly these rows.
const narrowed: Readonly<Record<MemberPinList, RawBuilder<boolean>>> = {
  all: sql<boolean>`true`,
  created: sql<boolean>`is_created`,
  boardless: sql<boolean>`board_id is null`,
  story: sql<boolean>`kind = 'story' and is_created`,
  video: sql<boolean>`kind = 'video' and is_created`,
  product: sql<boolean>`price_micros is not null`,
}

interface MemberPage {
  memberId: MemberId
  after: Id | null
  limit: number
}

/** A member's pins, newest first. */
export const findPinIdsOfMember = (db: Db, page: MemberPage & { viewerId: MemberId | null; kind: MemberPinList }) =>
  db
    .selectFrom('pins')
    .select('id')
    .where(owned('pinner_id', page.memberId))
    .where(narrowed[page.kind])
    // Left out early, so that neither empty pages nor their bookmarks tell of hidden pins; the policy still decides.
    .$if(page.viewerId !== page.memberId, (query) =>
      query.where((eb) => eb.or([sql<boolean>`is_public`, isOnTeam(page.viewerId)])),
    )
    .$if(page.after !== null, (query) => query.where('id', '<', page.after ?? '0'))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()

/** A member's favourites, last marked first; of all, or of those the member created. */
export const findFavoriteEdges = (db: Db, page: MemberPage & { isCreatedOnly: boolean }) =>
  db
    .selectFrom('favorite_pins')
    .select(['edge_id as edgeId', 'pin_id as pinId'])
    .where(owned('member_id', page.memberId))
    .$if(page.isCreatedOnly, (query) => query.where(sql<boolean>`is_created`))
    .$if(page.after !== null, (query) => query.where('edge_id', '<', page.after ?? '0'))
    .orderBy('edge_id', 'desc')
    .limit(page.limit)
    .execute()

/** The addresses of the pictures of a member's newest pins. */
export async function findNewestSignatures(
  db: Db,
  memberId: MemberId,
  isOwn: boolean,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('pins')
    .select('signature')
    .where(owned('pinner_id', memberId))
    .$if(!isOwn, (query) => query.where(sql<boolean>`is_public and has_public_picture and veil = ''`))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ signature }) => signature)
}
