import { defineWords } from '@pinfold/words'

/** What is asked before a board is put away, and said when it was. */
export const boardQuestionWords = defineWords('board-questions', {
  deleteQuestion: 'Delete {board}?',
  deleteText:
    '{count, plural, one {The board and all its Pins disappear for everyone. You can restore it for {shown} day.} other {The board and all its Pins disappear for everyone. You can restore it for {shown} days.}}',
  leaveQuestion: 'Leave {board}?',
  leaveText: 'Your Pins stay on the board. To add more, you’ll need a new invitation.',
  leave: 'Leave',
  archiveQuestion: 'Archive {board}?',
  archiveText:
    'It disappears from everyone’s lists and takes no new Pins until you unarchive it. You’ll find it with your archived boards.',
  archive: 'Archive',
  unarchiveQuestion: 'Unarchive {board}?',
  unarchiveText: 'It returns to your boards and takes Pins again.',
  unarchive: 'Unarchive',
  mergeQuestion: 'Merge {source} into {target}?',
  merge: 'Merge',
  archived: '{board} is archived',
  isBack: '{board} is back with your boards',
  deleted: '{board} was deleted',
  left: 'You left {board}',
  reportHeading: 'Report this board',
})
