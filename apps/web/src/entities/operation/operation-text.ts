import { operationWords } from './operations.words.ts'
import type { PlaceNames, ToldAction } from './told-operations.ts'

/** ST-18: what the toast says, of a section or of a board. */
export function operationText({ operation, isOnSection }: ToldAction, isDone: boolean, names: PlaceNames): string {
  const isSection = isOnSection || operation === 'create_section'
  const kind = isSection ? 'section' : 'board'
  const name = names[kind]
  const at = { place: name === undefined ? kind : 'named', name: name ?? '' }
  switch (operation) {
    case 'create_section':
      return isDone ? operationWords.createSectionDone(at) : operationWords.createSectionRunning(at)
    case 'delete_pins':
      return isDone ? operationWords.deletePinsDone(at) : operationWords.deletePinsRunning(at)
    case 'move_pins':
      return isDone ? operationWords.movePinsDone(at) : operationWords.movePinsRunning(at)
    case 'merge':
      return isDone ? operationWords.mergeDone(at) : operationWords.mergeRunning(at)
  }
}
