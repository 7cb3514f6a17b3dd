import { type Board, board } from '@pinfold/contract'

type Field = keyof Board
const isField = (name: string): name is Field => Object.hasOwn(board.shape, name)

/** The fields of a board that a client names, as `board.id,board.name`; null where it names none that boards have. */
export function chosenFields(fields: string | undefined): ReadonlySet<Field> | null {
  const names = (fields ?? '').split(',').map((name) => name.trim().replace(/^board\./, ''))
  const known = names.filter(isField)
  return known.length === 0 ? null : new Set<Field>(['id', ...known])
}

/** The board with these fields alone. */
export const withFields = (whole: Board, fields: ReadonlySet<Field>): Partial<Board> & Pick<Board, 'id'> => ({
  ...(Object.fromEntries(Object.entries(whole).filter(([name]) => fields.has(name as Field))) as Partial<Board>),
  id: whole.id,
})
