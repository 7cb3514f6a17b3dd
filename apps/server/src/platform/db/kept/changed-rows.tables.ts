import type { Id } from '../../ids/ids.ts'

declare module '../tables.ts' {
  interface Tables {
    /** `transaction` is PostgreSQL's number of it. */
    changed_rows: { bucket: number; transaction: string; ids: Id[]; noted_at: Date }
  }
}
