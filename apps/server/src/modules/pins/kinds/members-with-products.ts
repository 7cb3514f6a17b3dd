import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { changing } from '../../../platform/db/kept/changed-rows.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { findMemberProducts } from './pin-products.queries.ts'

/** Which of the members have a product: a pin with a price. One statement, none where it is kept. */
export async function findMembersWithProducts(db: Db, memberIds: readonly MemberId[]): Promise<Set<MemberId>> {
  const found = await findMemberProducts(db, memberIds)
  return new Set(found.flatMap(({ id, productId }) => (productId === null ? [] : [id])))
}

/** Whether the member has a product. */
export const hasProducts = async (db: Db, memberId: MemberId): Promise<boolean> =>
  (await findMembersWithProducts(db, [memberId])).has(memberId)

/** Says with the commit that a pin of the member's got a price, so that nobody goes on holding that they have no product. */
export const noteProduct = (writer: Writer, memberId: MemberId): void => void changing(writer, [memberId])
