import { parseAst } from 'vite'

/** A module that another one takes names from; null where it takes everything. */
export interface Link {
  readonly id: string
  readonly names: readonly { readonly taken: string; readonly given: string }[] | null
}
export type LinksOf = (id: string) => readonly Link[]

/** Files that only hand on what others hold: whoever takes a name from them loads what holds it, and no more. */
const barrel =
  /(contract[\\/]src[\\/](.*[\\/])?index\.ts|web[\\/]src[\\/]features[\\/][^\\/]+[\\/]index\.ts|lucide-react[\\/]dist[\\/]esm[\\/](lucide-react|icons[\\/]index)\.m?js)$/

interface Name {
  readonly name?: string
  readonly value?: string
}
interface Statement {
  readonly type: string
  readonly source?: { readonly value: string } | null
  readonly specifiers?: readonly { readonly imported?: Name; readonly local?: Name; readonly exported?: Name }[]
}

const wordOf = (name: Name | undefined) => name?.name ?? name?.value ?? 'default'

/** What a module's code imports and hands on. `importedIds` are its sources in the order of the code. */
export function linksIn(code: string, importedIds: readonly string[]): Link[] {
  // The parser's types name each kind of statement; here only those with a source count.
  const statements = (parseAst(code).body as unknown as Statement[]).filter(({ source }) => source)
  const sources = [...new Set(statements.map(({ source }) => source?.value))]
  return statements.map(({ type, source, specifiers }) => {
    const id = importedIds[sources.indexOf(source?.value)] ?? ''
    if (type === 'ExportAllDeclaration') return { id, names: null }
    const names = (specifiers ?? []).map(({ imported, local, exported }) =>
      type === 'ImportDeclaration'
        ? { taken: wordOf(imported), given: wordOf(local) }
        : { taken: wordOf(local), given: wordOf(exported) },
    )
    return { id, names }
  })
}

/** The modules that a module really takes something from. */
export function sourcesOf(id: string, links: LinksOf): string[] {
  return links(id).flatMap((link) =>
    barrel.test(link.id) && link.names !== null
      ? link.names.map(({ taken }) => holderOf(link.id, taken, links) ?? link.id)
      : [link.id],
  )
}

/** The file that holds what a file hands on under a name. */
function holderOf(id: string, name: string, links: LinksOf): string | undefined {
  if (!barrel.test(id)) return id
  for (const link of links(id)) {
    const found = link.names?.find(({ given }) => given === name)
    if (found) return holderOf(link.id, found.taken, links)
  }
  for (const link of links(id)) {
    const holder = link.names === null && barrel.test(link.id) ? holderOf(link.id, name, links) : undefined
    if (holder !== undefined) return holder
  }
  return undefined
}
