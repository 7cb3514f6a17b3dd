import { defineWords } from '@pinfold/words'

/** The bar over a wall whose Pins are chosen. */
export const boardOrganizingWords = defineWords('board-organizing', {
  pin: 'Pin',
  organize: 'Organize',
  stop: 'Stop organizing',
  move: 'Move',
  copy: 'Copy',
  addToSection: 'Add to section',
  choosePins: 'Choose Pins',
  selected: '{count, plural, one {{shown} selected} other {{shown} selected}}',
  onlyOwn: 'Only your own Pins can go to other boards.',
  clear: 'Clear',
  selectAll: 'Select all',
  moveTo: '{count, plural, one {Move {shown} Pin to…} other {Move {shown} Pins to…}}',
  copyTo: '{count, plural, one {Copy {shown} Pin to…} other {Copy {shown} Pins to…}}',
  deleteQuestion: '{count, plural, one {Delete {shown} Pin?} other {Delete {shown} Pins?}}',
  noWayBack: 'This can’t be undone.',
  deleteMixed: 'Your own Pins are deleted for good. Other people’s Pins are only removed from this board.',
})
