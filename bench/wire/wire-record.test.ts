import { expect, test } from 'vitest'
import { countWaves, WireRecord } from './wire-record.ts'

const message = (type: string, body = '') => {
  const bytes = Buffer.alloc(5 + body.length)
  bytes.write(type, 0)
  bytes.writeUInt32BE(4 + body.length, 1)
  bytes.write(body, 5)
  return bytes
}
const greeting = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0])
const execute = message('E', 'x')
const done = message('C', 'SELECT 1')
const ready = message('Z', 'I')

function opened(record: WireRecord) {
  const connection = record.connection()
  connection.fromClient(greeting)
  return connection
}

test('statements that are sent together are one wave, one that waited for them another', () => {
  const record = new WireRecord()
  const [first, second] = [opened(record), opened(record)]
  first.fromClient(Buffer.concat([message('P'), message('B'), execute, execute]))
  second.fromClient(message('Q', 'begin'))
  first.fromServer(Buffer.concat([message('1'), done, done, ready]))
  second.fromServer(Buffer.concat([done, ready]))
  expect(record.statements).toHaveLength(3)
  expect(countWaves(record.statements)).toBe(1)
  second.fromClient(execute)
  second.fromServer(Buffer.concat([message('D', 'row'), done, ready]))
  expect(record.statements).toHaveLength(4)
  expect(countWaves(record.statements)).toBe(2)
})

test('messages are seen however they are cut, and a failure completes what stood behind it', () => {
  const record = new WireRecord()
  const connection = opened(record)
  for (const byte of Buffer.concat([execute, execute, message('S')])) connection.fromClient(Buffer.from([byte]))
  for (const byte of Buffer.concat([message('E', 'no'), ready])) connection.fromServer(Buffer.from([byte]))
  connection.fromClient(execute)
  connection.fromServer(Buffer.concat([done, ready]))
  expect(record.statements.map(({ doneAt }) => Number.isFinite(doneAt))).toEqual([true, true, true])
  expect(countWaves(record.statements)).toBe(2)
})

test('what is under way is kept when the record is cleared', () => {
  const record = new WireRecord()
  const connection = opened(record)
  connection.fromClient(Buffer.concat([execute, execute]))
  connection.fromServer(done)
  record.clear()
  expect(record.statements).toHaveLength(1)
  expect(countWaves([])).toBe(0)
})
