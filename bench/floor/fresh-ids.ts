import { randomUUID } from 'node:crypto'
import { bucketOf, type IdSource, timeOf } from '../../apps/server/src/platform/ids/ids.ts'
import type { SentStatement } from './recording-pool.ts'

/** Statements of one request, in waves of connections; `fresh` is what every sending of them must have anew. */
export interface RecordedRequest {
  readonly waves: readonly (readonly (readonly SentStatement[])[])[]
  readonly fresh: readonly string[]
}

const idForm = /\d{15,19}/g
const keyForm = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g

/** The ids made since a moment, in milliseconds since 1970, and the idempotency keys. Both may stand inside JSON. */
export function findFresh(waves: RecordedRequest['waves'], since: number): string[] {
  const text = JSON.stringify(waves.flat(2).map(({ values }) => values))
  const ids = (text.match(idForm) ?? []).filter((id) => timeOf(id) >= since)
  return [...new Set([...ids, ...(text.match(keyForm) ?? [])])]
}

/** The statements with new ids in the same buckets, and new keys, so that they can be sent again. */
export function withFreshIds({ waves, fresh }: RecordedRequest, ids: IdSource): RecordedRequest['waves'] {
  if (fresh.length === 0) return waves
  const replaced = new Map(fresh.map((old) => [old, old.includes('-') ? randomUUID() : ids.next(bucketOf(old))]))
  const anyOfThem = new RegExp(fresh.join('|'), 'g')
  const renew = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(anyOfThem, (old) => replaced.get(old) ?? old)
    return Array.isArray(value) ? value.map(renew) : value
  }
  return waves.map((wave) =>
    wave.map((statements) => statements.map(({ text, values }) => ({ text, values: values.map(renew) }))),
  )
}
