import { runSql } from '../../apps/server/test/support/run-sql.ts'
import type { Stage } from './stage.ts'

/** Publishes an article with these pins on its wall, as an editor would; answers its id. */
export async function publishArticleIn(
  { database }: Pick<Stage, 'database'>,
  { title, pinIds }: { title: string; pinIds: readonly string[] },
): Promise<string> {
  // An id of bucket nought, by the moment.
  const id = (BigInt(Date.now() - Date.UTC(2026, 0, 1)) << 22n).toString()
  await runSql(
    database.connection,
    `insert into articles (bucket, id, title, summary, words, state, publish_at, created_at, updated_at)
     values (0, $1, $2, 'What editors found', $3, 'published', now(), now(), now())`,
    [id, title, 'One lamp.\n\n## A heading\n\nSee [all topics](/topics/).'],
  )
  await runSql(
    database.connection,
    `insert into article_things (bucket, article_id, place, thing_id)
     select 0, $1, place, pin_id from unnest($2::bigint[]) with ordinality as wall (pin_id, place)`,
    [id, pinIds],
  )
  return id
}
