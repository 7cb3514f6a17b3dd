import { expect, test } from 'vitest'
import { clusterNames } from './cluster-names.ts'
import { type ClusteredPin, makeClusters, withLastingIds } from './make-clusters.ts'

const pin = (id: number, title: string): ClusteredPin => ({ id: String(id), texts: [[title, 3]], look: null })

test('EN-08 names are what most of the pins share and few others, in the words they are written with', () => {
  const shelves = [
    'Oak kitchen shelves',
    'Kitchen shelves for spices',
    'White kitchen shelves',
    'Shelves over the sink',
  ]
  const others = ['Green garden path', 'Garden bench', 'Kitchen garden', 'Balcony garden']
  const texts = (titles: readonly string[]) => titles.map((title): [[string, number]] => [[title, 3]])
  expect(clusterNames(texts(shelves), texts([...shelves, ...others]))[0]).toBe('Kitchen shelves')
  const köpfe = ['Größe', 'Größe zwei', 'größe drei', 'Größe vier']
  expect(clusterNames(texts(köpfe), texts([...köpfe, ...others]))).toEqual(['Größe'])
  const japanese = ['陶器の茶碗', '陶器の皿', '陶器の花瓶']
  expect(clusterNames(texts(japanese), texts([...japanese, ...others]))).toContain('陶器')
})

test('BC-01 at most ten clusters, the largest first, none of fewer than three pins or without a name', () => {
  const pins = Array.from({ length: 12 }, (_, group) =>
    Array.from({ length: 3 + (group % 4) }, (__, at) => pin(group * 10 + at, `subject${group}x thing`)),
  ).flat()
  const pair = [pin(900, 'Two lamps'), pin(901, 'Two lamps')]
  const nameless = [pin(910, ''), pin(911, ''), pin(912, '')]
  const all = [...pins, ...pair, ...nameless]
  const groups = all.map(({ id }) => Math.floor(Number(id) / 10))
  const clusters = makeClusters(all, groups)
  expect(clusters).toHaveLength(10)
  const sizes = clusters.map(({ pinIds }) => pinIds.length)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(clusters.flatMap(({ pinIds }) => pinIds).filter((id) => Number(id) >= 900)).toEqual([])
})

test('DI-06 a cluster keeps its id while half of its pins are the same', () => {
  const cluster = (...pinIds: string[]) => ({ names: ['Any'], pinIds })
  let next = 100
  const lasting = withLastingIds(
    [cluster('1', '2', '3', '4'), cluster('5', '6', '9'), cluster('20', '21', '22')],
    [
      { id: '7', pinIds: ['5', '6', '8'] },
      { id: '8', pinIds: ['1', '2', '3'] },
    ],
    () => String(next++),
  )
  expect(lasting.map(({ id }) => id)).toEqual(['8', '7', '100'])
})
