import type { Plugin } from 'vite'
import { joinSets } from './joined-sets.ts'
import { type Link, linksIn, sourcesOf } from './module-links.ts'

/** Beside what every page loads and what is its own, a route loads at most so many files. */
const MOST_SHARED_FILES = 9
/** How many shared files a route may load that is opened seldom: fewer there cost bytes on the pages that are opened often. */
const MOST_ON_OTHERS = 11
/** Our own code and the icons. What else is loaded comes in other files. */
const shareable = /[\\/](apps[\\/]web[\\/]src|contract[\\/]src|lucide-react[\\/]dist[\\/]esm[\\/]icons)[\\/]/
const route = /[\\/]src[\\/]screens[\\/]/
/** What most visits are to. */
const openedOften =
  /[\\/]screens[\\/](home[\\/](home|search)|pin[\\/]closeup|board[\\/](board|section)|profile[\\/]base|entrance[\\/]login)\.tsx/

/** What the operator's people open; nothing of theirs is in a file that members load. */
const ofAdmin = /[\\/]screens[\\/]admin[\\/]/

export interface ModuleFacts {
  /** What is loaded with it. */
  readonly imports: readonly string[]
  /** What is loaded when it is needed. */
  readonly lateImports: readonly string[]
  readonly bytes: number
  readonly isEntry: boolean
}
type FactsOf = (id: string) => ModuleFacts

/**
 * Puts code that several routes share into few files. A bundler left alone makes a file for each set of routes and late parts
 * that share something: dozens for a page, most of them under a kilobyte. Here such sets are joined, the cheapest first.
 * Give `nameOf` to the bundler as the name of a group. Files that need each other in a circle fail the build: what runs
 * first in them would be chance.
 */
export function sharedChunks() {
  let names = new Map<string, string>()
  const plugin: Plugin = {
    name: 'pinfold:shared-chunks',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    // A file of ours may give more names than a route has; the names that it has must be there.
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : null,
    renderStart() {
      const known = new Map<string, readonly Link[]>()
      const links = (id: string): readonly Link[] => {
        const info = this.getModuleInfo(id)
        const found = known.get(id) ?? (info?.code ? linksIn(info.code, info.importedIds) : [])
        known.set(id, found)
        return found
      }
      names = chunkNames([...this.getModuleIds()], (id) => {
        const info = this.getModuleInfo(id)
        return {
          imports: sourcesOf(id, links),
          lateImports: info?.dynamicallyImportedIds ?? [],
          bytes: info?.code?.length ?? 0,
          isEntry: info?.isEntry === true,
        }
      })
    },
    generateBundle(_options, bundle) {
      const imports = new Map(
        Object.values(bundle).map((file) => [file.fileName, file.type === 'chunk' ? file.imports : []]),
      )
      const circle = circleIn(imports)
      if (circle !== null) this.error(`files need each other in a circle: ${circle.join(' → ')}`)
    },
  }
  return { plugin, nameOf: (id: string) => names.get(id) ?? null }
}

/** A name for the file of each module that several routes load, or one route and something that comes late. */
export function chunkNames(ids: readonly string[], factsOf: FactsOf): Map<string, string> {
  const entries = ids.filter((id) => factsOf(id).isEntry)
  const routes = entries.filter((id) => route.test(id))
  const everywhere = new Set(entries.filter((id) => !route.test(id)).flatMap((id) => [...reach(id, factsOf)]))
  const late = new Set(ids.flatMap((id) => factsOf(id).lateImports).flatMap((id) => [...reach(id, factsOf)]))
  const routesOf = new Map<string, bigint>()
  for (const [index, entry] of routes.entries()) {
    for (const id of reach(entry, factsOf)) {
      if (id !== entry && !everywhere.has(id)) routesOf.set(id, (routesOf.get(id) ?? 0n) | (1n << BigInt(index)))
    }
  }
  const isOfOne = (of: bigint) => (of & (of - 1n)) === 0n
  const shared = [...routesOf].filter(([id, of]) => !isOfOne(of) || late.has(id))
  const bitsOf = (some: RegExp) =>
    routes.reduce((bits, id, index) => (some.test(id) ? bits | (1n << BigInt(index)) : bits), 0n)
  const [admin, often] = [bitsOf(ofAdmin), bitsOf(openedOften)]
  // What members load is shared as though nobody else loaded it: pages of the operator's people may load more files.
  const ofMembers = (of: bigint) => ((of & ~admin) === 0n ? of : of & ~admin)
  const sets = [...Map.groupBy(shared, ([, of]) => ofMembers(of))].map(([of, members]) => {
    const modules = members.map(([id]) => id)
    return { routes: of, modules, bytes: modules.reduce((sum, id) => sum + factsOf(id).bytes, 0) }
  })
  const alone = sets.filter((set) => isOfOne(set.routes))
  const ofSeveral = sets.filter((set) => !isOfOne(set.routes))
  const joined = [
    ...joinSets(
      ofSeveral.filter((set) => (set.routes & ~admin) !== 0n),
      MOST_SHARED_FILES,
      often,
      MOST_ON_OTHERS,
    ),
    ...joinSets(
      ofSeveral.filter((set) => (set.routes & ~admin) === 0n),
      MOST_SHARED_FILES,
    ),
  ]
  const groups = withoutCircles(
    [...joined, ...alone].map(({ modules }) => modules),
    factsOf,
  )
  return new Map(groups.flatMap((modules, index) => modules.map((id) => [id, `routes-${index}`])))
}

/** Joining may have made files that need each other in a circle: such files become one. */
export function withoutCircles(
  groups: readonly (readonly string[])[],
  factsOf: (id: string) => Pick<ModuleFacts, 'imports'>,
): (readonly string[])[] {
  let left = [...groups]
  for (;;) {
    const groupOf = new Map(left.flatMap((modules, index) => modules.map((id) => [id, String(index)] as const)))
    const needs = left.map((modules, index) => {
      const others = modules.flatMap((id) => factsOf(id).imports.flatMap((next) => groupOf.get(next) ?? []))
      return [String(index), [...new Set(others)].filter((other) => other !== String(index))] as const
    })
    const circle = new Set(circleIn(new Map(needs)))
    if (circle.size === 0) return left
    const isIn = (index: number) => circle.has(String(index))
    left = [left.filter((_, index) => isIn(index)).flat(), ...left.filter((_, index) => !isIn(index))]
  }
}

/** What is loaded with a module, as far as it can be shared. */
function reach(from: string, factsOf: FactsOf): Set<string> {
  const found = new Set([from])
  for (const id of found) for (const next of factsOf(id).imports) if (shareable.test(next)) found.add(next)
  return found
}

/** Files of which each needs the next one and the last the first; null where there are none. */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return null
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...way, file])
      if (circle) return circle
    }
    done.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return null
}
