import { expect, test } from 'vitest'
import { MOST_VISITED, nothingVisited, previousOf, visit, type VisitedPages } from './visited-pages.ts'

const page = (path: string, timestamp = 1) => ({ path, timestamp })
const pathsOf = ({ pages }: VisitedPages) => pages.map(({ path }) => path)
const walk = (...moves: ['PUSH' | 'REPLACE' | 'POP', string][]): VisitedPages =>
  moves.reduce((visited, [move, path]) => visit(visited, move, page(path)), nothingVisited)

test('ST-31 PUSH adds, and what was ahead after going back is dropped', () => {
  const visited = walk(['POP', '/'], ['PUSH', '/a'], ['PUSH', '/b'], ['POP', '/a'], ['PUSH', '/c'])
  expect(pathsOf(visited)).toEqual(['/', '/a', '/c'])
  expect(previousOf(visited)?.path).toBe('/a')
})

test('ST-31 REPLACE swaps the page that shows', () => {
  const visited = walk(['POP', '/'], ['PUSH', '/a'], ['REPLACE', '/b'])
  expect(pathsOf(visited)).toEqual(['/', '/b'])
  expect(previousOf(visited)?.path).toBe('/')
})

test('ST-31 POP moves back and forth and adds nothing', () => {
  const visited = walk(['POP', '/'], ['PUSH', '/a'], ['PUSH', '/b'], ['POP', '/a'], ['POP', '/'])
  expect(pathsOf(visited)).toEqual(['/', '/a', '/b'])
  expect(visited.at).toBe(0)
  expect(previousOf(visited)).toBeNull()
  const forth = visit(visited, 'POP', page('/b'))
  expect([forth.at, previousOf(forth)?.path]).toEqual([2, '/a'])
})

test('ST-31 a path that was visited twice is found where it is nearest', () => {
  const visited = walk(['POP', '/'], ['PUSH', '/a'], ['PUSH', '/b'], ['PUSH', '/a'], ['PUSH', '/c'], ['POP', '/a'])
  expect(visited.at).toBe(3)
})

test('ST-31 the first page of a visit goes on from what was kept; a reload adds nothing', () => {
  const visited = walk(['POP', '/'], ['PUSH', '/a'])
  expect(visit(visited, 'POP', page('/a', 9))).toEqual({ pages: [page('/'), page('/a', 9)], at: 1 })
  expect(pathsOf(visit(visited, 'POP', page('/from-outside')))).toEqual(['/', '/a', '/from-outside'])
})

test('BC-05 at most a hundred pages are kept, the newest', () => {
  let visited = nothingVisited
  for (let n = 0; n < MOST_VISITED + 30; n += 1) visited = visit(visited, 'PUSH', page(`/${n}`))
  expect(visited.pages).toHaveLength(MOST_VISITED)
  expect([visited.pages[0]?.path, previousOf(visited)?.path]).toEqual(['/30', '/128'])
})
