import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Id } from '../ids/ids.ts'
import type { LoneWriter } from '../writing/writer.ts'
import type { Db } from './db.ts'
import { statementName } from './named-pool.ts'
import { pipelineOf } from './pipeline.ts'
import { writtenAt } from './statement-counter.ts'
import { connectionOf } from './transaction.ts'

/** Where a value of each call goes, while a statement is built that is compiled once. */
export class Given<T> {
  private readonly read: (values: readonly unknown[]) => T

  constructor(read: (values: readonly unknown[]) => T) {
    this.read = read
  }

  /** The place of something made from the value. */
  as<U>(make: (value: T) => U): Given<U> {
    return new Given((values) => make(this.read(values)))
  }

  /** The place as a statement has it. */
  get sql(): RawBuilder<T> {
    // Kysely takes it for a value, and so keeps it among the parameters.
    return sql<T>`${this}`
  }

  /** What goes there in the call with these values. */
  of(values: readonly unknown[]): T {
    return this.read(values)
  }
}

/** The place of ids that are one id only. */
export class GivenOne extends Given<readonly Id[]> {
  /** The place of the id. */
  get one(): Given<Id> {
    return this.as(([id = '0']) => id)
  }
}

/** A value, or the place of one. */
export type MaybeGiven<T> = T | Given<T>

/** What is made from a value; where the value is only given later, the place of what is made from it then. */
export const placed = <T, U>(value: MaybeGiven<T>, make: (value: T) => U): RawBuilder<U> =>
  value instanceof Given ? value.as(make).sql : sql<U>`${make(value)}`

/** A query of Kysely's, or a text of `sql`. */
interface Query<R> {
  compile(db: Db): CompiledQuery<R>
}

type Places<A extends readonly unknown[]> = { [K in keyof A]: Given<A[K]> }
type Build<H, A extends readonly unknown[], R> = (handle: H, ...given: Places<A>) => Query<R>
type Run<H, A extends readonly unknown[], R> = (handle: H, ...values: A) => Promise<R[]>

type Statement = Omit<CompiledQuery, 'parameters'> & {
  readonly parameters: readonly unknown[]
  readonly name: string
}

/**
 * A statement that is built and compiled at its first call, which costs more than running it; later calls only fill in
 * their values, and answer the rows. `build` is called once, with the places of the values: what it decides holds for
 * all calls, so a statement of two forms is two statements.
 */
export function compiled<A extends readonly unknown[], R>(build: Build<Db, A, R>): Run<Db, A, R> {
  return compileOnce(build, { isReading: true })
}

/** A statement that writes, built and compiled once, at its first call, as `compiled` does it for one that reads. */
export function compiledWrite<A extends readonly unknown[], R>(build: Build<LoneWriter, A, R>): Run<LoneWriter, A, R> {
  return compileOnce(build, { isReading: false })
}

function compileOnce<H extends Db, A extends readonly unknown[], R>(
  build: Build<H, A, R>,
  { isReading }: { readonly isReading: boolean },
): Run<H, A, R> {
  let statement: Statement | null = null
  const here = new Error('the statement is written here')

  function compile(handle: H, count: number): Statement {
    const places = Array.from({ length: count }, (_, at) => new Given((values) => values[at]))
    const { query, queryId, sql: text, parameters } = build(handle, ...(places as Places<A>)).compile(handle)
    writtenAt.set(queryId, here)
    return { query, queryId, sql: text, parameters, name: statementName(text) }
  }

  return async (handle, ...values) => {
    statement ??= compile(handle, values.length)
    const parameters = statement.parameters.map((each) => (each instanceof Given ? each.of(values) : each))
    const { query, queryId, sql: text, name } = statement
    const transaction = connectionOf(handle)
    if (transaction) return transaction.run<R>({ name, text, values: parameters })
    const pipeline = isReading ? pipelineOf(handle) : undefined
    if (pipeline) return pipeline.run<R>({ name, text, values: parameters })
    const { rows } = await handle.executeQuery<R>({ query, queryId, sql: text, parameters })
    return rows
  }
}

/**
 * A statement about rows named by ids (`ownedIn`), in two forms: one for a single id, as when one thing is opened, which
 * is found without a join; one for any other number.
 */
export function compiledByIds<A extends readonly unknown[], R>(
  build: (db: Db, ids: Given<readonly Id[]>, ...given: { [K in keyof A]: Given<A[K]> }) => Query<R>,
): (db: Db, ids: readonly Id[], ...values: A) => Promise<R[]> {
  const many = compiled<[readonly Id[], ...A], R>(build)
  const one = compiled<[readonly Id[], ...A], R>((db, ids, ...given) =>
    build(db, new GivenOne((values) => ids.of(values)), ...given),
  )
  return (db, ids, ...values) => (ids.length === 1 ? one : many)(db, ids, ...values)
}
