import type { Node, SelectStmt } from 'libpg-query'

/** A table as a statement names it, or something else that has rows: a function, a subquery, a part of `with`. */
interface Source {
  readonly alias: string
  /** Null where it is no table. */
  readonly table: string | null
}

/** A select, update, delete or insert, or one inside another: what names tables together. */
export interface Scope {
  readonly sources: readonly Source[]
  /** What all holds of its rows: the parts of `where` and of `on`. */
  readonly conditions: readonly Node[]
  readonly isLocking: boolean
  /** Each of its rows says for itself where it goes. */
  readonly isInsert: boolean
  readonly outer: Scope | null
  /** It stands in `lateral`, beside rows of a function. */
  readonly isBesideList: boolean
}

/** What of a parsed statement may hold a scope. */
interface Part {
  withClause?: { ctes?: Node[] }
  relation?: { relname?: string; schemaname?: string; alias?: { aliasname?: string } }
  fromClause?: Node[]
  usingClause?: Node[]
  whereClause?: Node
  lockingClause?: Node[]
}

const statementKinds = ['SelectStmt', 'UpdateStmt', 'DeleteStmt', 'InsertStmt'] as const
type StatementKind = (typeof statementKinds)[number]

/** All scopes of a parsed statement, each after the one around it. */
export function scopesOf(statement: Node): readonly Scope[] {
  const scopes: Scope[] = []
  visit(statement, { outer: null, names: new Set(), isBesideList: false }, scopes)
  return scopes
}

interface Around {
  readonly outer: Scope | null
  /** Names that `with` gives. */
  readonly names: ReadonlySet<string>
  readonly isBesideList: boolean
}

function visit(value: unknown, around: Around, into: Scope[]): void {
  if (Array.isArray(value)) return value.forEach((each) => visit(each, around, into))
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (isStatementKind(key)) visitStatement(key, inner as Part, around, into)
    // The two sides of a union are statements without saying so.
    else if (key === 'larg' || key === 'rarg') visitSide(inner, around, into)
    else if (key === 'RangeSubselect') visit(inner, besideLists(inner, around), into)
    else visit(inner, around, into)
  }
}

const isStatementKind = (key: string): key is StatementKind => (statementKinds as readonly string[]).includes(key)

const isSelect = (value: unknown): value is SelectStmt => typeof value === 'object' && value !== null && 'op' in value

function visitSide(side: unknown, around: Around, into: Scope[]): void {
  if (isSelect(side)) visitStatement('SelectStmt', side, around, into)
  else visit(side, around, into)
}

function besideLists(subselect: unknown, around: Around): Around {
  const isLateral = typeof subselect === 'object' && subselect !== null && 'lateral' in subselect
  const hasLists = around.outer?.sources.some(({ table }) => table === null) ?? false
  return { ...around, isBesideList: around.isBesideList || (isLateral && hasLists) }
}

function visitStatement(kind: StatementKind, part: Part, around: Around, into: Scope[]): void {
  const names = new Set([...around.names, ...namesOf(part)])
  // Where an insert puts its rows is said by each row.
  const target: Node[] = part.relation && kind !== 'InsertStmt' ? [{ RangeVar: part.relation }] : []
  const from = [...target, ...(part.fromClause ?? []), ...(part.usingClause ?? [])]
  const scope: Scope = {
    sources: from.flatMap((each) => sourcesOf(each, names)),
    conditions: [...from.flatMap(joinConditions), ...allOf(part.whereClause)],
    isInsert: kind === 'InsertStmt',
    isLocking: (part.lockingClause?.length ?? 0) > 0,
    outer: around.outer,
    isBesideList: around.isBesideList,
  }
  into.push(scope)
  visit(part, { outer: scope, names, isBesideList: around.isBesideList }, into)
}

const namesOf = (part: Part): readonly string[] =>
  (part.withClause?.ctes ?? []).flatMap((each) =>
    'CommonTableExpr' in each && each.CommonTableExpr.ctename ? [each.CommonTableExpr.ctename] : [],
  )

function sourcesOf(node: Node, names: ReadonlySet<string>): readonly Source[] {
  if ('JoinExpr' in node) {
    return [node.JoinExpr.larg, node.JoinExpr.rarg].flatMap((side) => (side ? sourcesOf(side, names) : []))
  }
  if ('RangeVar' in node) {
    const { relname = '', schemaname, alias } = node.RangeVar
    const isTable = schemaname === undefined && !names.has(relname) && !relname.startsWith('pg_')
    return [{ alias: alias?.aliasname ?? relname, table: isTable ? relname : null }]
  }
  const alias = Object.values(node as Record<string, { alias?: { aliasname?: string } }>)[0]?.alias
  return [{ alias: alias?.aliasname ?? '', table: null }]
}

function joinConditions(node: Node): readonly Node[] {
  if (!('JoinExpr' in node)) return []
  const { larg, rarg, quals } = node.JoinExpr
  return [...[larg, rarg].flatMap((side) => (side ? joinConditions(side) : [])), ...allOf(quals)]
}

/** The conditions that `and` joins. */
function allOf(node: Node | undefined): readonly Node[] {
  if (!node) return []
  if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR') return (node.BoolExpr.args ?? []).flatMap(allOf)
  return [node]
}
