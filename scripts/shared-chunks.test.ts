import { describe, expect, test } from 'vitest'
import { joinSets } from '../apps/web/joined-sets.ts'
import { type Link, linksIn, sourcesOf } from '../apps/web/module-links.ts'
import { chunkNames, circleIn, type ModuleFacts } from '../apps/web/shared-chunks.ts'

const src = (name: string) => `/apps/web/src/${name}`
const routeFile = (name: string) => src(`screens/${name}.tsx`)

/** Modules by what they import at once and late. */
function factsOf(imports: Readonly<Record<string, readonly string[]>>, late: Readonly<Record<string, string[]>> = {}) {
  const entries = new Set([...Object.keys(imports).filter((id) => id.includes('/screens/')), src('root.tsx')])
  const facts = (id: string): ModuleFacts => ({
    imports: imports[id] ?? [],
    lateImports: late[id] ?? [],
    bytes: 100,
    isEntry: entries.has(id),
  })
  return { ids: [...new Set([...Object.keys(imports), ...Object.values(imports).flat()])], facts }
}

describe('files that routes share', () => {
  test('what the same routes load is one file, what one route or every page loads is none of them', () => {
    const { ids, facts } = factsOf({
      [src('root.tsx')]: [src('ui/button.tsx')],
      [routeFile('board')]: [src('ui/button.tsx'), src('wall.tsx'), src('board.tsx')],
      [routeFile('closeup')]: [src('wall.tsx'), src('comments.tsx')],
      [src('wall.tsx')]: [src('card.tsx')],
    })
    const names = chunkNames(ids, facts)
    expect([...names.keys()].toSorted()).toEqual([src('card.tsx'), src('wall.tsx')])
    expect(names.get(src('card.tsx'))).toBe(names.get(src('wall.tsx')))
  })

  test('what one route shares with a late part has a file of its own', () => {
    const { ids, facts } = factsOf(
      {
        [routeFile('board')]: [src('field.tsx'), src('board.tsx')],
        [src('dialog.tsx')]: [src('field.tsx')],
      },
      { [src('board.tsx')]: [src('dialog.tsx')] },
    )
    expect([...chunkNames(ids, facts).keys()]).toEqual([src('field.tsx')])
  })

  test('sets are joined where that wastes least, until no route loads too many', () => {
    const set = (routes: bigint, bytes: number, name: string) => ({ routes, bytes, modules: [name] })
    const sets = [set(0b11n, 100, 'both'), set(0b101n, 9000, 'large'), set(0b111n, 100, 'all')]
    const joined = joinSets(sets, 2)
    expect(joined.map(({ modules }) => modules)).toEqual([['both', 'all'], ['large']])
    expect(joined[0]?.routes).toBe(0b111n)
    expect(joinSets(sets, 3)).toEqual(sets)
  })

  test('what is opened often is spared what others would do without', () => {
    const set = (routes: bigint, bytes: number, name: string) => ({ routes, bytes, modules: [name] })
    // The third route is crowded; the first takes either the second's code, or nothing more.
    const sets = [set(0b101n, 100, 'first'), set(0b110n, 150, 'second'), set(0b1100n, 400, 'third')]
    expect(joinSets(sets, 2).map(({ modules }) => modules)).toEqual([['first', 'second'], ['third']])
    expect(joinSets(sets, 2, 0b001n).map(({ modules }) => modules)).toEqual([['first'], ['second', 'third']])
    expect(joinSets(sets, 2, 0b001n, 3)).toEqual(sets)
  })

  test('sets that a third one keeps apart are not joined, for they would need each other in a circle', () => {
    const set = (routes: bigint, bytes: number, name: string) => ({ routes, bytes, modules: [name] })
    // As after other joins, when a set is loaded by more routes than what it needs.
    const sets = [set(0b011n, 10, 'card'), set(0b001n, 9000, 'wall'), set(0b011n, 20, 'words')]
    const joined = (importsOf: (id: string) => readonly string[], some = sets) =>
      joinSets(some, 2, 0n, 2, importsOf).map(({ modules }) => modules)
    expect(joined(() => [])).toEqual([['card', 'words'], ['wall']])
    const imports: Readonly<Record<string, string[]>> = { page: ['card'], card: ['wall'], wall: ['words'] }
    expect(joined((id) => imports[id] ?? [])).toEqual([['card', 'wall'], ['words']])
    // What was joined needs what its parts needed: page and words are apart as before.
    const four = [set(0b001n, 50_000, 'page'), ...sets]
    expect(joined((id) => imports[id] ?? [], four)).toEqual([['page'], ['card', 'wall', 'words']])
    // A way that leads back to its beginning goes by no third.
    const round: Readonly<Record<string, string[]>> = { card: ['wall', 'words'], wall: ['card'] }
    expect(joined((id) => round[id] ?? [])).toEqual([['card', 'words'], ['wall']])
  })

  test('a circle of files is found, and a diamond is none', () => {
    const files = (imports: Readonly<Record<string, string[]>>) => new Map(Object.entries(imports))
    expect(circleIn(files({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toBeNull()
    expect(circleIn(files({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual(['b', 'c', 'b'])
  })
})

test('a name taken from a file that hands it on leads to what holds it', () => {
  const index = '/packages/contract/src/index.ts'
  const code: Readonly<Record<string, readonly [string, readonly string[]]>> = {
    '/a.ts': [`import { pin, board as b } from '@pinfold/contract'; import './x.css'`, [index, '/x.css']],
    [index]: [
      `export * from './resources/index.ts'; export { pin } from './pin.ts'`,
      ['/packages/contract/src/resources/index.ts', '/pin.ts'],
    ],
    '/packages/contract/src/resources/index.ts': [`export { wall as board } from './wall.ts'`, ['/wall.ts']],
  }
  const links = (id: string): readonly Link[] => {
    const [text, ids] = code[id] ?? ['', []]
    return linksIn(text, ids)
  }
  expect(sourcesOf('/a.ts', links)).toEqual(['/pin.ts', '/wall.ts', '/x.css'])
})
