import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/platform/db/db.ts'

/** A pin that everybody sees, and what it was found to be about. */
export interface ShownPin {
  readonly id: string
  readonly title: string
  readonly altText: string
  /** It is the first public one of its picture. */
  readonly isFirst: boolean
  readonly firstTopics: readonly string[]
  readonly secondTopics: readonly string[]
}

/** All pins that everybody sees; a small installation is read whole. */
export async function findShownPins(db: Db): Promise<ShownPin[]> {
  const { rows } = await sql<ShownPin>`
    select pin.id::text, pin.title, pin.alt_text as "altText", pin.is_created as "isFirst",
      array(select topic.id::text from found_topics as found join topics as topic on topic.id = found.topic_id
        where found.pin_id = pin.id and topic.parent_id is null) as "firstTopics",
      array(select topic.id::text from found_topics as found join topics as topic on topic.id = found.topic_id
        where found.pin_id = pin.id and topic.parent_id is not null) as "secondTopics"
    from pins as pin where pin.is_public and pin.has_public_picture
  `.execute(db)
  return rows
}
