import type { Clock } from './clock.ts'
import type { Db } from './db/db.ts'
import type { Outbox } from './events/outbox.ts'
import type { IdSource } from './ids/ids.ts'

/** What every command needs: the database, the time, new ids, and the outbox. */
export interface WriteDeps {
  readonly db: Db
  readonly clock: Clock
  readonly ids: IdSource
  readonly outbox: Outbox
}
