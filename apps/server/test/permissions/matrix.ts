import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Who asks, as the table's columns name them. */
const columns = [
  'anon',
  'bot',
  'stranger',
  'follower',
  'blocked',
  'blocker',
  'invitee',
  'collab',
  'owner',
  'partner_mfa',
  'partner_nomfa',
  'employee_assigned',
  'employee_unassigned',
] as const

/**
 * People whom the operator gave something that opens nothing of members': somebody with every role of employees but owner,
 * and a verified merchant. On members' pages, in their calls and at their pictures they are strangers.
 */
export const likeStrangers = ['staff', 'verified_merchant'] as const

/** Who asks. */
export const actors = [...columns, ...likeStrangers]
export type Actor = (typeof actors)[number]
type Column = (typeof columns)[number]

const cells = ['A', 'L', 'F', 'H', 'R', 'C', 'M', 'S'] as const
/** Allowed, log in first, forbidden, hidden, reduced, conflict, second factor, password within ten minutes. */
export type Cell = (typeof cells)[number]

/** One line of the table: what is done to what, and what each actor is answered. */
export interface MatrixRow {
  readonly resource: string
  readonly action: string
  readonly cells: Readonly<Record<Column, Cell>>
}

/** How tests name a row. */
export const rowName = ({ resource, action }: Pick<MatrixRow, 'resource' | 'action'>): string => `${resource} ${action}`

/** The table that tests are generated from. */
export const matrixFile = join(import.meta.dirname, 'permission-matrix.csv')

/** Reads a table; throws where a line or cell is not as the first line says. */
export function readMatrix(file = matrixFile): MatrixRow[] {
  const [head, ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  if (head !== ['resource', 'action', ...columns].join(',')) throw new Error(`${file}: other columns than expected`)
  return lines.map((line) => {
    const [resource = '', action = '', ...symbols] = line.split(',')
    if (symbols.length !== columns.length || !symbols.every(isCell)) throw new Error(`${file}: cannot read ${line}`)
    const byActor = Object.fromEntries(columns.map((actor, index) => [actor, symbols[index]]))
    return { resource, action, cells: byActor as Record<Column, Cell> }
  })
}

const isCell = (symbol: string): symbol is Cell => (cells as readonly string[]).includes(symbol)

/** Those who may act for the owner, and do in every request. */
const standIns: readonly Actor[] = ['partner_mfa', 'partner_nomfa', 'employee_assigned']
/** Those who try to. */
export const namesOwner = (actor: Actor): boolean => standIns.includes(actor) || actor === 'employee_unassigned'
/** Those whose requests are made as the owner's. */
export const isStandIn = (actor: Actor): boolean => actor === 'partner_mfa' || actor === 'employee_assigned'

/**
 * What the actor is answered. Where acting for the owner opens nothing, and for who may not act for anybody, the wish to
 * is as if it was never said: then they are strangers.
 */
export function expectedCell(row: MatrixRow, actor: Actor): Cell {
  if (actor === 'staff' || actor === 'verified_merchant') return row.cells.stranger
  const cell = row.cells[actor]
  return namesOwner(actor) && cell === 'H' ? row.cells.stranger : cell
}
