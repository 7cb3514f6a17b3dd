import { defineWords } from '@pinfold/words'

/** ST-18: what is told of long work on a board; `name` is the place where it is known. */
export const operationWords = defineWords('operations', {
  createSectionRunning:
    '{place, select, section {Adding Pins to the section…} board {Adding Pins to the board…} other {Adding Pins to {name}…}}',
  createSectionDone:
    '{place, select, section {Your Pins are in the section} board {Your Pins are in the board} other {Your Pins are in {name}}}',
  deletePinsRunning:
    '{place, select, section {Deleting Pins from the section…} board {Deleting Pins from the board…} other {Deleting Pins from {name}…}}',
  deletePinsDone:
    '{place, select, section {Pins deleted from the section} board {Pins deleted from the board} other {Pins deleted from {name}}}',
  movePinsRunning:
    '{place, select, section {Moving Pins to the section…} board {Moving Pins to the board…} other {Moving Pins to {name}…}}',
  movePinsDone:
    '{place, select, section {Pins moved to the section} board {Pins moved to the board} other {Pins moved to {name}}}',
  mergeRunning:
    '{place, select, section {Merging into the section…} board {Merging into the board…} other {Merging into {name}…}}',
  mergeDone:
    '{place, select, section {Merged into the section} board {Merged into the board} other {Merged into {name}}}',
})
