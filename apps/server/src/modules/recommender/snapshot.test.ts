import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildGraph, type SaveEdge } from './build-graph.ts'
import { boardId, pictureId } from './drawn-graphs.ts'
import { removeBoard } from './save-graph.ts'
import { readSnapshot, SnapshotError, writeSnapshot } from './snapshot.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinfold-snapshot-'))
})
afterAll(() => rm(folder, { recursive: true }))

const someGraph = () =>
  buildGraph(Array.from({ length: 90 }, (_, at): SaveEdge => [boardId(at % 8), pictureId((at * at) % 31)]))

test('DS-01 a snapshot gives the same graph back, what was taken away included, and leaves nothing beside it', async () => {
  const graph = await someGraph()
  removeBoard(graph, boardId(3))
  const placed = join(folder, 'graph.snapshot')
  await writeSnapshot(await buildGraph([]), placed)
  await writeSnapshot(graph, placed)
  const read = await readSnapshot(placed)
  expect(read?.size).toEqual(graph.size)
  expect(read && Buffer.from(read.memory).equals(Buffer.from(graph.memory))).toBe(true)
  expect(await readdir(folder)).toEqual(['graph.snapshot'])
})

test('without a snapshot there is none, and nothing is wrong', async () => {
  expect(await readSnapshot(join(folder, 'missing'))).toBeNull()
})

test('a snapshot that was cut, lengthened or has one bit turned anywhere is refused', async () => {
  const path = join(folder, 'damaged')
  await writeSnapshot(await someGraph(), path)
  const whole = await readFile(path)
  const refused = async (bytes: Uint8Array) => {
    await writeFile(path, bytes)
    await expect(readSnapshot(path)).rejects.toThrow(SnapshotError)
  }
  for (const length of [0, 5, 31, 32, whole.length - 1]) await refused(whole.subarray(0, length))
  await refused(Buffer.concat([whole, Buffer.of(0)]))
  for (let at = 0; at < whole.length; at += at < 32 ? 1 : 61) {
    const turned = Buffer.from(whole)
    turned[at] = (turned[at] ?? 0) ^ 16
    await refused(turned)
  }
})
