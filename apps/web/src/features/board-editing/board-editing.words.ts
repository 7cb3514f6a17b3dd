import { defineWords } from '@pinfold/words'

/** The form that changes a board. */
export const boardEditingWords = defineWords('board-editing', {
  editBoard: 'Edit board',
  name: 'Name',
  description: 'Description',
  personalization: 'Personalization',
  suggest: 'Suggest Pins like those on this board',
  suggestHelp: 'When this is off, the board shows no more ideas.',
  sensitive: 'This board may contain sensitive content',
  sensitiveHelp: 'People see a warning before its Pins.',
  moreWithBoard: 'More with this board',
  none: 'None',
  category: 'Category',
  cover: 'Cover',
  changeCover: 'Change cover',
  newestPin: 'Use the newest Pin',
  addPinFirst: 'Add a Pin first.',
  public: 'Public',
  publicHelp: 'Everyone can see it.',
  protected: 'Protected',
  protectedHelp: 'Only people with the link can see it.',
  secret: 'Secret',
  secretHelp: 'Only you and collaborators can see it.',
  whoSees: 'Who can see it',
})
