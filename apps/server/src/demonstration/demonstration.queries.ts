import type { Db } from '../platform/db/db.ts'
import '../modules/accounts/index.ts'

/** Whether anybody has an account. */
export async function hasMembers(db: Db): Promise<boolean> {
  return (await db.selectFrom('members').select('id').limit(1).executeTakeFirst()) !== undefined
}
