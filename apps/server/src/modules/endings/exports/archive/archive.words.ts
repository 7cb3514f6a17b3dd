import { defineWords } from '@pinfold/words'

export const archiveWords = defineWords('archive', {
  archive: 'Archive',
  everything: 'Everything',
  pages: 'Pages',
  back: 'Back',
  more: 'More',
  toDos: 'To-dos',
  notes: 'Notes',
  otherPins: 'Other Pins',
  onNoBoard: 'On no board, and on boards of others',
  pinsOnNoBoard: 'Pins on no board, and on boards of others',
  comments: 'Comments',
  video: 'Video',
  boards: 'Boards',
  further: 'More',
  data: 'Everything, as data',
  boardCount: '{count, plural, one {# board} other {# boards}}',
  pinCount: '{count, plural, one {# Pin} other {# Pins}}',
  privacy: '{privacy, select, secret {secret} protected {protected} other {public}}',
})
