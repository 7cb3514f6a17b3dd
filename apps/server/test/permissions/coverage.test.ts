import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { classifiedRoutes } from './classified-routes.ts'
import { coveredRows } from './covered-rows.ts'
import { rowName } from './matrix.ts'

const probed = new Set(coveredRows.flatMap(({ probes }) => probes.map(({ route }) => route)))

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('every bound endpoint is covered by a row of the permission table or says why not', () => {
  const endpoints = app.core.binder.endpoints.map(({ id }) => id)
  const classifiedEndpoints = Object.fromEntries(
    app.core.binder.endpoints.flatMap(({ id, noRow }) => (noRow === undefined ? [] : [[id, noRow]])),
  )
  expect(unaccounted(endpoints, classifiedEndpoints)).toEqual([])
})

test('every bound endpoint names just the rows of the permission table that it is tried by', () => {
  for (const { id, rows = [] } of app.core.binder.endpoints) {
    const trying = coveredRows.filter(({ probes }) => probes.some(({ route }) => route === id)).map(rowName)
    expect(new Set(rows), id).toEqual(new Set(trying))
  }
})

test('every other HTTP route is covered by a row of the permission table or says why not', () => {
  const patterns = routePatterns(app.web.printRoutes())
  expect(patterns).toContain('/resource/:name/:action')
  expect(unaccounted(patterns, classifiedRoutes)).toEqual([])
})

/** Routes that no row probes and nobody classified, those with both, and classified ones that are gone. */
function unaccounted(routes: readonly string[], classified: Readonly<Record<string, string>>): string[] {
  const wrong = routes.filter((route) => probed.has(route) === Object.hasOwn(classified, route))
  return [...wrong, ...Object.keys(classified).filter((route) => !routes.includes(route))]
}

/** The patterns of the routes, read from the tree the server draws of them: four columns a level, methods behind each route. */
function routePatterns(tree: string): string[] {
  const pieces: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indentation = '', piece = '', methods] = /^([│├└─ ]*)(\S+)(?: \((.+)\))?$/.exec(line) ?? []
    if (piece === '') return []
    pieces.length = indentation.length / 4 - 1
    pieces.push(piece)
    return methods === undefined ? [] : [pieces.join('').replaceAll(/\(\^.*?\$\)/g, '')]
  })
}
