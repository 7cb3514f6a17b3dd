import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from './run-program.ts'

const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: projectFolder })]
const textOf = (page: string) => readFileSync(join(projectFolder, page), 'utf8')
const isThere = (path: string) => existsSync(join(projectFolder, path))

test.each(pages)('docs: every link of %s leads to a file', (page) => {
  const links = [...textOf(page).matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !isThere(join(dirname(page), link)))).toEqual([])
})

/** Where short paths begin; the map's pages say so. */
const beginnings = ['', 'apps/server/src/', 'apps/web/src/', 'apps/web/src/features/', 'packages/demonstration/src/']

/** What runs leave behind, and calls, which look like paths. */
const isNoSource = (path: string) => path.startsWith('reports/') || /Resource\/\w+$/.test(path)

const maps = ['docs/architecture.md', ...globSync('docs/map/*.md', { cwd: projectFolder })]

const howTos = globSync('docs/how-to/*.md', { cwd: projectFolder })

test.each([...maps, ...howTos])('docs: every path with folders that %s names is there', (page) => {
  const named = [...textOf(page).matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/[\w.-]*)`/g)].map(([, path = '']) => path)
  // A path may go on from the folder that its row named before.
  const known = (path: string) =>
    beginnings.some((beginning) => isThere(beginning + path)) ||
    globSync(`{apps,packages}/**/${path.replace(/\/$/, '')}`, {
      cwd: projectFolder,
      exclude: (name) => name === 'node_modules',
    }).length > 0
  expect(named.filter((path) => !isNoSource(path) && !known(path))).toEqual([])
})

test('docs: every module of the server and every feature of the pages is on the map', () => {
  const map = maps.map(textOf).join('\n')
  const names = ['apps/server/src/modules/*/', 'apps/web/src/features/*/']
    .flatMap((folder) => globSync(folder, { cwd: projectFolder }))
    .map((path) => path.replace(/\/$/, '').split('/').at(-1) ?? '')
  expect(names.filter((name) => !map.includes(`${name}/`) && !map.includes(`\`${name}\``))).toEqual([])
})
