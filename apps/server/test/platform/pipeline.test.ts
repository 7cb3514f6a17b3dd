import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPipeline, type Pipeline } from '../../src/platform/db/pipeline.ts'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'
import { runSql } from '../support/run-sql.ts'

let database: TestDatabase
const open: Pipeline[] = []

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true })
})
afterAll(async () => {
  await Promise.all(open.map((pipeline) => pipeline.stop()))
  await database.drop()
})

function pipelineWith(options: Partial<Parameters<typeof createPipeline>[1]> = {}): Pipeline {
  const pipeline = createPipeline(database.connection, { onError: () => undefined, ...options })
  open.push(pipeline)
  return pipeline
}

const echo = (value: number) => ({ name: 'echo', text: 'select $1::bigint as value', values: [value] })
const divide = (by: number) => ({ name: 'divide', text: 'select 12 / $1::int as value', values: [by] })

test('many statements at once each get their own answer', async () => {
  const pipeline = pipelineWith({ mostSent: 8 })
  const wanted = Array.from({ length: 500 }, (_, value) => value)
  const answers = await Promise.all(wanted.map((value) => pipeline.run<{ value: string }>(echo(value))))
  expect(answers.map(([row]) => row?.value)).toEqual(wanted.map(String))
})

test('a statement that fails takes none with it', async () => {
  const pipeline = pipelineWith({ connections: 1 })
  const answers = await Promise.allSettled([2, 0, 3, 0, 4].map((by) => pipeline.run<{ value: number }>(divide(by))))
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value[0]?.value : 'failed'))).toEqual([
    6,
    'failed',
    4,
    'failed',
    3,
  ])
})

test('what is asked on a connection that is cut off fails, and what is asked later is answered', async () => {
  const lost: Error[] = []
  const pipeline = pipelineWith({ connections: 1, onError: (error) => lost.push(error) })
  const [own] = await pipeline.run<{ pid: number }>({ name: 'pid', text: 'select pg_backend_pid() as pid', values: [] })
  const slow = pipeline.run({ name: 'sleep', text: 'select pg_sleep(60)', values: [] })
  const [cut] = await Promise.allSettled([
    slow,
    runSql(database.connection, 'select pg_terminate_backend($1)', [own?.pid]),
  ])
  expect(cut).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/terminat/i) } })
  await expect.poll(() => lost.length).toBeGreaterThan(0)
  expect(await pipeline.run(echo(7))).toEqual([{ value: '7' }])
})

test('beyond those that may wait a statement is refused at once', async () => {
  const pipeline = pipelineWith({ connections: 1, mostSent: 1, mostWaiting: 1 })
  const sent = pipeline.run(echo(1))
  const waiting = pipeline.run(echo(2))
  await expect(pipeline.run(echo(3))).rejects.toMatchObject({ code: 'overloaded' })
  expect(await Promise.all([sent, waiting])).toEqual([[{ value: '1' }], [{ value: '2' }]])
})

test('a database that is not there fails what is asked of it', async () => {
  const pipeline = createPipeline({ ...database.connection, database: 'nowhere' }, { onError: () => undefined })
  open.push(pipeline)
  await expect(pipeline.run(echo(1))).rejects.toThrow(/nowhere|terminated|does not exist/i)
})

test('stopping waits for what was asked', async () => {
  const pipeline = pipelineWith()
  const answers = Promise.all([1, 2, 3].map((value) => pipeline.run(echo(value))))
  await pipeline.run(echo(0))
  await pipeline.stop()
  expect(await answers).toHaveLength(3)
})
