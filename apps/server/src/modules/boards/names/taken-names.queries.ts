import { sql } from 'kysely'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'

/** Which of the names boards of the viewer have already, in small letters; secret ones only where the viewer may see them. */
export async function findTakenNames(
  db: Db,
  viewer: { id: Id; isWithoutSecretBoards: boolean },
  names: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select lower(name) as name from boards
    where ${owned('owner_id', viewer.id)} and deleted_at is null
      and lower(name) = any(${names.map((name) => name.toLowerCase())}::text[])
      and not (${viewer.isWithoutSecretBoards}::boolean and privacy = 'secret')
  `.execute(db)
  return new Set(rows.map(({ name }) => name))
}
