import { type Node, parseSync } from 'libpg-query'
import { bucketsOf, linksOf, type Unknown } from './buckets.ts'
import { type Scope, scopesOf } from './scopes.ts'

/** What a sharded database refuses, or answers only by asking every shard. */
export type Rule =
  | Unknown
  | 'lock over buckets'
  | 'join across buckets'
  | 'lateral beside a list'
  | 'write inside with'
  | 'numbered insert'
  | 'select of nothing'

/** A breach, and what it is about. */
export interface Breach {
  readonly rule: Rule
  readonly about: string
}

/** What is wrong with a statement's text; the parser's module must be loaded. */
export function breachesOf(text: string): readonly Breach[] {
  const statement = parseSync(text).stmts?.[0]?.stmt
  if (!statement) return []
  const scopes = scopesOf(statement)
  return [
    ...scopes.flatMap(unknownBuckets),
    ...locks(scopes),
    ...scopes.flatMap(joins),
    ...scopes.flatMap(laterals),
    ...find(statement, numbers, 'numbered insert'),
    ...(isOfOneBucket(scopes) ? [] : find(statement, answersNothing, 'select of nothing')),
    // Of rows that one part of a statement puts somewhere, nobody can say before where they go.
    ...(isOfOneBucket(scopes) && !scopes.some(({ isInsert }) => isInsert)
      ? []
      : find(statement, writesInside, 'write inside with')),
  ]
}

/** Then all of it runs in one shard, which may do anything. */
const isOfOneBucket = (scopes: readonly Scope[]) =>
  scopes.every((scope) => bucketsOf(scope).every(({ known }) => known.by === 'value'))

const unknownBuckets = (scope: Scope): readonly Breach[] =>
  bucketsOf(scope).flatMap(({ table, known }) =>
    known.by === 'nothing' ? [{ rule: known.because, about: table }] : [],
  )

/** A lock holds rows of one shard only, and so may nothing beside it or inside it be of several. */
function locks(scopes: readonly Scope[]): readonly Breach[] {
  const isUnder = (scope: Scope | null): boolean => scope !== null && (scope.isLocking || isUnder(scope.outer))
  return scopes
    .filter(isUnder)
    .flatMap((scope) =>
      bucketsOf(scope).flatMap(({ table, known }): Breach[] =>
        known.by === 'value' ? [] : [{ rule: 'lock over buckets', about: table }],
      ),
    )
}

/** Tables of several buckets are joined within each of them. */
function joins(scope: Scope): readonly Breach[] {
  const [first, ...others] = bucketsOf(scope).filter(({ known }) => known.by === 'array')
  if (!first) return []
  const together = new Set([first.alias])
  for (const [left, right] of [...linksOf(scope), ...linksOf(scope)]) {
    if (together.has(left) || together.has(right)) together.add(left).add(right)
  }
  return others.flatMap(({ alias, table }) =>
    together.has(alias) ? [] : [{ rule: 'join across buckets', about: table }],
  )
}

const laterals = (scope: Scope): readonly Breach[] =>
  scope.isBesideList
    ? bucketsOf(scope).flatMap(({ table, known }): Breach[] =>
        known.by === 'value' ? [] : [{ rule: 'lateral beside a list', about: table }],
      )
    : []

type Found = (key: string, value: object) => string | null

/** Looks at every part of a statement. */
function find(value: unknown, look: Found, rule: Rule): readonly Breach[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (typeof inner !== 'object' || inner === null) return []
    const about = look(key, inner)
    return [...(about === null ? [] : [{ rule, about }]), ...find(inner, look, rule)]
  })
}

const writesInside: Found = (key, value) => {
  if (key !== 'CommonTableExpr' || !('ctequery' in value)) return null
  const query = value.ctequery as Node
  const part = 'InsertStmt' in query ? query.InsertStmt : 'UpdateStmt' in query ? query.UpdateStmt : null
  const removed = 'DeleteStmt' in query ? query.DeleteStmt : null
  return (part ?? removed)?.relation?.relname ?? null
}

const numbers: Found = (key, value) => {
  if (key !== 'InsertStmt' || !('selectStmt' in value)) return null
  return JSON.stringify(value.selectStmt).includes('"over":') ? tableOf(value) : null
}

/** A subquery without columns cannot be a result that is kept for the rest. */
const answersNothing: Found = (key, value) =>
  key === 'SelectStmt' && 'fromClause' in value && !('targetList' in value) ? 'exists' : null

const tableOf = (value: object) => ('relation' in value ? ((value.relation as { relname?: string }).relname ?? '') : '')
