import type { Node } from 'libpg-query'
import { isSpread } from './placement.ts'
import type { Scope } from './scopes.ts'

/** How a table's bucket is known in a scope: by one value, by an array of them, or in a way that no planner can use. */
export type Known =
  | { readonly by: 'value' }
  | { readonly by: 'array' }
  | { readonly by: 'nothing'; readonly because: Unknown }

/** Why a bucket is not known. */
export type Unknown = 'no bucket' | 'bucket from a joined list' | 'bucket from a column' | 'bucket from the row outside'

/** What a condition compares the bucket of a table with. */
type Comparison = { readonly alias: string | null; readonly to: 'value' | 'array' | Unknown } | Link
/** Two tables of a scope are in the same bucket. */
interface Link {
  readonly alias: string
  readonly sameAs: string
}

/** For each spread table of a scope, how its bucket is known. */
export function bucketsOf(scope: Scope): readonly { table: string; alias: string; known: Known }[] {
  const tables = scope.sources.flatMap(({ alias, table }) =>
    table !== null && isSpread(table) ? [{ alias, table }] : [],
  )
  const comparisons = scope.conditions.flatMap((condition) => compare(condition, scope))
  // A column without a table's name is of the only table that can have it.
  const of = (alias: string) =>
    comparisons.flatMap((each) => ('to' in each && (each.alias ?? tables[0]?.alias) === alias ? [each.to] : []))
  const known = new Set(tables.filter(({ alias }) => of(alias).includes('value')).map(({ alias }) => alias))
  spread(
    known,
    comparisons.filter((each) => 'sameAs' in each),
  )
  return tables.map(({ alias, table }) => {
    if (known.has(alias)) return { alias, table, known: { by: 'value' } }
    if (of(alias).includes('array')) return { alias, table, known: { by: 'array' } }
    const because = of(alias).find((each) => each !== 'value' && each !== 'array') ?? 'no bucket'
    return { alias, table, known: { by: 'nothing', because } }
  })
}

/** Pairs of tables that lie in the same bucket because a condition says so. */
export const linksOf = (scope: Scope): readonly (readonly [string, string])[] =>
  scope.conditions
    .flatMap((condition) => compare(condition, scope))
    .flatMap((each) => ('sameAs' in each ? [[each.alias, each.sameAs] as const] : []))

function spread(known: Set<string>, links: readonly Link[]): void {
  for (let before = -1; before !== known.size;) {
    before = known.size
    for (const { alias, sameAs } of links) {
      if (known.has(alias)) known.add(sameAs)
      if (known.has(sameAs)) known.add(alias)
    }
  }
}

function compare(condition: Node, scope: Scope): readonly Comparison[] {
  if ('SubLink' in condition) return compareRow(condition.SubLink.testexpr, 'bucket from a joined list')
  if (!('A_Expr' in condition)) return []
  const { kind, name, lexpr, rexpr } = condition.A_Expr
  if (operator(name) !== '=' || !lexpr || !rexpr) return []
  if (kind === 'AEXPR_IN') return compareList(lexpr, rexpr)
  if (kind === 'AEXPR_OP_ANY') return bucketColumn(lexpr).map(({ alias }) => ({ alias, to: arrayKind(rexpr) }))
  if (kind !== 'AEXPR_OP') return []
  const [left, right] = [bucketColumn(lexpr)[0], bucketColumn(rexpr)[0]]
  if (left && right) return compareColumns(left.alias, right.alias, scope)
  if (left) return [{ alias: left.alias, to: isValue(rexpr) ? 'value' : 'bucket from a column' }]
  if (right) return [{ alias: right.alias, to: isValue(lexpr) ? 'value' : 'bucket from a column' }]
  return []
}

const arrayKind = (node: Node) => (isValue(node) ? 'array' : 'bucket from a joined list')

function compareList(column: Node, list: Node): readonly Comparison[] {
  const values = 'List' in list ? (list.List.items ?? []) : []
  if ('RowExpr' in column) return compareRow(column, 'bucket from a joined list')
  const kind = values.every(isValue) ? 'array' : 'bucket from a joined list'
  return bucketColumn(column).map(({ alias }) => ({ alias, to: kind }))
}

function compareRow(row: Node | undefined, kind: Unknown): readonly Comparison[] {
  if (!row) return []
  const columns = 'RowExpr' in row ? (row.RowExpr.args ?? []) : [row]
  return columns.flatMap(bucketColumn).map(({ alias }) => ({ alias, to: kind }))
}

function compareColumns(left: string | null, right: string | null, scope: Scope): readonly Comparison[] {
  const isTable = (alias: string | null) =>
    scope.sources.some((source) => (source.alias === alias || alias === null) && source.table !== null)
  const isHere = (alias: string | null) => alias === null || scope.sources.some((source) => source.alias === alias)
  if (left !== null && right !== null && isTable(left) && isTable(right)) return [{ alias: left, sameAs: right }]
  const [mine, other] = isTable(left) ? [left, right] : [right, left]
  return [{ alias: mine, to: isHere(other) ? 'bucket from a joined list' : 'bucket from the row outside' }]
}

/** The table's name or alias before a column called bucket; null where there is none. */
function bucketColumn(node: Node): readonly { alias: string | null }[] {
  if (!('ColumnRef' in node)) return []
  const names = (node.ColumnRef.fields ?? []).flatMap((field) => ('String' in field ? [field.String.sval ?? ''] : []))
  return names.at(-1) === 'bucket' ? [{ alias: names.at(-2) ?? null }] : []
}

/** A parameter or a constant, with a type or without, or one of an array of such. */
function isValue(node: Node): boolean {
  if ('A_Indirection' in node) return node.A_Indirection.arg !== undefined && isValue(node.A_Indirection.arg)
  if ('TypeCast' in node) return node.TypeCast.arg !== undefined && isValue(node.TypeCast.arg)
  return 'ParamRef' in node || 'A_Const' in node
}

const operator = (name: Node[] | undefined) => {
  const [first] = name ?? []
  return first && 'String' in first ? first.String.sval : undefined
}
