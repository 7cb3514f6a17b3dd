import { defineWords } from '@pinfold/words'

/** What is said while others change a board that is open. */
export const boardLiveWords = defineWords('board-live', {
  boardGone: 'This board isn’t available to you anymore.',
  sectionGone: 'This section isn’t on the board anymore.',
  public: 'This board is public now.',
  protected: 'This board is protected now. It doesn’t show in lists.',
  secret: 'This board is secret now. Only its collaborators see it.',
  offTeam: 'You’re no longer a collaborator on this board.',
  onTeam: 'You’re now a collaborator on {board}.',
  archived: 'This board was archived. It takes no new Pins.',
  unarchived: 'This board is back from the archive.',
  newPins: '{count, plural, one {{shown} new Pin} other {{shown} new Pins}}',
  manyNewPins: '{count, plural, one {{shown}+ new Pins} other {{shown}+ new Pins}}',
})
