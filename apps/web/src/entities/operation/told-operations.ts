import { type BlockingAction, boardOperationCodes } from '@pinfold/contract'

/** ST-18: the operations that are told about. */
export const toldOperations = ['create_section', 'delete_pins', 'move_pins', 'merge'] as const
export type ToldOperation = (typeof toldOperations)[number]

/** ST-18: boards that these take from do not tell of them; those they give to do. */
const toldByTarget: ReadonlySet<ToldOperation> = new Set(['create_section', 'merge', 'move_pins'])

/** Stands for the whole board where an action names a section. */
export const WHOLE_BOARD = '-1'

export const operationOf = ({ action_type: code }: Pick<BlockingAction, 'action_type'>): ToldOperation | null =>
  toldOperations.find((operation) => boardOperationCodes[operation].some((known) => known === code)) ?? null

/** What is told about an operation. */
export interface ToldAction {
  readonly operation: ToldOperation
  readonly isOnSection: boolean
  readonly progress: number
}

/** An action as it is told, null for those that are not. */
export function toldAction(action: BlockingAction): ToldAction | null {
  const operation = operationOf(action)
  if (operation === null || (action.is_origin && toldByTarget.has(operation))) return null
  const isOnSection = action.section_id !== undefined && action.section_id !== WHOLE_BOARD
  return { operation, isOnSection, progress: action.progress }
}

/** The first action that is told and is not done. */
export function runningAction(actions: readonly BlockingAction[]): ToldAction | null {
  for (const action of actions) {
    const told = action.progress === 1 ? null : toldAction(action)
    if (told) return told
  }
  return null
}

/** How far the work on a whole board is; null where there is none. */
export function wholeBoardProgress(actions: readonly BlockingAction[]): number | null {
  const whole = actions.filter(({ section_id: section }) => section === WHOLE_BOARD)
  return whole.length === 0 ? null : Math.min(...whole.map(({ progress }) => progress))
}

/** Whether something works on the whole of a board. */
export function isBusy({
  blocking_actions: actions = [],
}: {
  readonly blocking_actions?: readonly BlockingAction[] | undefined
}): boolean {
  const progress = wholeBoardProgress(actions)
  return progress !== null && progress < 1
}

/** ST-19: whether a board must be read anew, because work on the whole of it has come to its end. */
export const hasWholeBoardFinished = (before: number | null, after: number | null): boolean =>
  before !== null && before < 1 && (after === null || after === 1)

/** The names by which a place is known where the operation was started. */
export interface PlaceNames {
  readonly board?: string | undefined
  readonly section?: string | undefined
}
