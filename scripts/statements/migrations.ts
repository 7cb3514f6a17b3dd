import { type Node, parseSync } from 'libpg-query'
import { breachesOf } from './rules.ts'

/** What of a migration's text a sharded database refuses, once the tables it changes are spread. */
export function migrationBreaches(text: string): readonly string[] {
  return (parseSync(text).stmts ?? []).flatMap(({ stmt, stmt_location: start = 0, stmt_len: length }) => {
    if (!stmt) return []
    if ('AlterTableStmt' in stmt) return changesOf(stmt.AlterTableStmt.cmds ?? [])
    // The parser counts bytes.
    const own = Buffer.from(text).subarray(start, length === undefined ? undefined : start + length)
    const breaches = 'UpdateStmt' in stmt || 'DeleteStmt' in stmt ? breachesOf(own.toString()) : []
    // A whole table may be walked in place; what joins has to stay within buckets.
    const joins = breaches.some(({ rule }) => rule !== 'no bucket') || breaches.length > 1
    return joins ? ['a write that looks into other buckets'] : []
  })
}

function changesOf(commands: readonly Node[]): readonly string[] {
  const changes = commands.flatMap((each) => ('AlterTableCmd' in each ? [each.AlterTableCmd] : []))
  const breaches: string[] = []
  for (const { subtype, def } of changes) {
    if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def && (def.ColumnDef.constraints ?? []).some(isRule)) {
      breaches.push('a rule inside of `add column`: add the column, then the rule by its name')
    }
    if (subtype !== 'AT_AddConstraint') continue
    if (changes.length > 1) breaches.push('`add constraint` beside something else: alter the table once for each')
    if (def && 'Constraint' in def && !def.Constraint.conname) breaches.push('`add constraint` without a name')
  }
  return breaches
}

/** Checks that a migration makes whoever reads and writes a table wait for while each of its rows is looked at. */
export function waitedForChecks(text: string): readonly string[] {
  const statements = (parseSync(text).stmts ?? []).flatMap(({ stmt }) => stmt ?? [])
  const made = statements.flatMap((stmt) => ('CreateStmt' in stmt ? (stmt.CreateStmt.relation?.relname ?? []) : []))
  return statements.flatMap((stmt) => {
    if (!('AlterTableStmt' in stmt)) return []
    const table = stmt.AlterTableStmt.relation?.relname ?? ''
    if (made.includes(table)) return []
    return (stmt.AlterTableStmt.cmds ?? []).flatMap((each) => {
      const rule = 'AlterTableCmd' in each ? each.AlterTableCmd.def : undefined
      if (!rule || !('Constraint' in rule) || rule.Constraint.contype !== 'CONSTR_CHECK') return []
      return rule.Constraint.skip_validation === true ? [] : [`${table}: ${rule.Constraint.conname ?? 'a check'}`]
    })
  })
}

/** `not null` and `default` may stand with the column. */
const isRule = (constraint: Node): boolean =>
  'Constraint' in constraint &&
  !['CONSTR_NOTNULL', 'CONSTR_NULL', 'CONSTR_DEFAULT'].includes(constraint.Constraint.contype ?? '')
