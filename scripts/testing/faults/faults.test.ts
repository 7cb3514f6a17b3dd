import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../../run-program.ts'
import { makeFixtureProject } from '../fixture-project.ts'
import { chooseFaults, faultsByArea } from './all-faults.ts'
import { type Fault, withFault } from './fault.ts'
import { makeLane } from './lane.ts'

const all = Object.values(faultsByArea).flat()
const path = (file: string) => join(projectFolder, file)

test('every fault fits its file, and the tests that find it are there', () => {
  for (const fault of all) {
    expect(() => withFault(readFileSync(path(fault.file), 'utf8'), fault), fault.name).not.toThrow()
    expect(fault.foundBy.length, fault.name).toBeGreaterThan(0)
    for (const file of fault.foundBy) expect(existsSync(path(file)), `${fault.name}: ${file}`).toBe(true)
  }
})

test('there are at least 60 faults, each with a name of its own, and some in every module and every kind of screen', () => {
  expect(all.length).toBeGreaterThanOrEqual(60)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  for (const { name } of all) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  const foldersOf = (folder: string) => readdirSync(path(folder)).map((name) => `${folder}/${name}/`)
  for (const folder of [...foldersOf('apps/server/src/modules'), ...foldersOf('apps/web/src/features')])
    expect(all.some(({ file }) => file.startsWith(folder)) || isWithoutRules.has(folder), folder).toBe(true)
})

/** Their rules are the server's, an entity's or the contract's; what they show themselves is seen in the browser. */
const isWithoutRules = new Set(
  [
    'account-recovery',
    'account-settings',
    'account-switching',
    'administration',
    'blocking',
    'board-editing',
    'board-following',
    'board-operations',
    'board-planning',
    'board-sensitivity',
    'boards-deleted',
    'claimed-accounts',
    'decisions',
    'history',
    'home-tuning',
    'pin-editing',
    'pin-saving',
    'pin-tried',
    'reporting',
    'search',
    'settings',
    'sharing',
    'takedowns',
  ].map((name) => `apps/web/src/features/${name}/`),
)

const fault: Fault = { name: 'a-fault', file: 'a.ts', find: 'a < b', replace: "a > b // $'", foundBy: ['a.test.ts'] }

test('a fault that does not fit any more says so, and its dollar signs are plain text', () => {
  expect(withFault('if (a < b)', fault)).toBe("if (a > b // $')")
  expect(() => withFault('if (b > a)', fault)).toThrow('stands 0 times in a.ts')
  expect(() => withFault('a < b || a < b', fault)).toThrow('stands 2 times in a.ts')
  expect(() => withFault('a < b', { ...fault, replace: 'a < b' })).toThrow('changes nothing')
})

test('faults are chosen by area and by name; what there is not is refused', () => {
  const [first] = faultsByArea.unit
  expect(chooseFaults({ names: [] })).toEqual(all)
  expect(chooseFaults({ area: 'unit', names: [] })).toEqual(faultsByArea.unit)
  expect(chooseFaults({ names: [first?.name ?? ''] })).toEqual([first])
  expect(() => chooseFaults({ area: 'elsewhere', names: [] })).toThrow('no area elsewhere')
  expect(() => chooseFaults({ names: ['no-such'] })).toThrow('no fault called no-such')
})

test('a fault is made in a copy only, where workspaces mean the copy, and is gone afterwards', async () => {
  const project = makeFixtureProject({
    copied: [],
    written: {
      'a.ts': 'a < b',
      'packages/contract/package.json': '{ "name": "@pinfold/contract" }',
      'node_modules/zod/index.js': 'zod',
      'packages/contract/node_modules/zod/index.js': 'another zod',
      '.data/secret': 'kept out',
      'node_modules/.cache/x': 'kept out',
    },
  })
  const { folder } = project
  mkdirSync(join(folder, 'apps'))
  mkdirSync(join(folder, 'node_modules/@pinfold'))
  writeFileSync(join(folder, 'node_modules/@pinfold/contract'), '')
  const lane = makeLane(folder)
  const inLane = (file: string) => readFileSync(join(lane.folder, file), 'utf8')
  await expect(
    lane.whileFaulty(fault, async () => {
      expect(inLane('a.ts')).toBe("a > b // $'")
      expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe('a < b')
      throw new Error('as a test run might')
    }),
  ).rejects.toThrow('as a test run might')
  expect(inLane('a.ts')).toBe('a < b')
  writeFileSync(join(lane.folder, 'packages/contract/package.json'), 'changed')
  expect(inLane('node_modules/@pinfold/contract/package.json')).toBe('changed')
  expect(inLane('node_modules/zod/index.js')).toBe('zod')
  expect(inLane('packages/contract/node_modules/zod/index.js')).toBe('another zod')
  expect(existsSync(join(lane.folder, '.data'))).toBe(false)
  expect(existsSync(join(lane.folder, 'node_modules/.cache'))).toBe(false)
  lane.remove()
  expect(readFileSync(join(folder, 'packages/contract/package.json'), 'utf8')).toContain('@pinfold')
  rmSync(folder, { recursive: true })
})
