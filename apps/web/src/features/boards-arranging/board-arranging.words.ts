import { defineWords } from '@pinfold/words'

/** What is asked and said while boards are moved and merged. */
export const boardArrangingWords = defineWords('board-arranging', {
  switchQuestion: 'Put your boards in your own order?',
  switchText: 'They are sorted by “{order}” now. Moving one switches to “{custom}”; you can switch back any time.',
  switchAndMove: 'Switch and move',
  mergeQuestion: 'Merge {source} into {target}?',
  merge: 'Merge',
  ok: 'OK',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveTo: 'Move to…',
  chooseMerge: 'Merge into…',
  inProgress: 'In progress…',
  optionsFor: 'Options for {board}',
  outOfRange: 'Enter a number from 1 to {most}.',
  moveBoard: 'Move {board}',
  place: 'Place',
  range: '1 to {most}',
  move: 'Move',
  placeAfter: 'Or place it after',
  movedTo: '{board} moved to place {place} of {total}',
  movedBehind: '{board} moved behind {target}',
})
