import { defineWords } from '@pinfold/words'

/** What the pages of boards and sections say. */
export const boardPageWords = defineWords('board-page', {
  pinsOn: 'Pins on {board}',
  pinsIn: 'Pins in {section}',
  andMore: '{count, plural, one {and {shown} more} other {and {shown} more}}',
  secretBoard: 'Secret board',
  protectedBoard: 'Protected board',
  sections: 'Sections',
  moreIdeas: 'More ideas for {board}',
  allInSections: 'All the Pins on this board are in sections.',
  noPins: 'There are no Pins here yet.',
  nothingOnBoard: 'Nothing on this board yet.',
  nothingInSection: 'Nothing in this section yet.',
  addPin: 'Add a Pin',
  howToFill: 'Upload a picture of your own, or save what you find.',
})
