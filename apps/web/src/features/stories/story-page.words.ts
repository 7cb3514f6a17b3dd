import { defineWords } from '@pinfold/words'

/** The pages of a story that is being made. */
export const storyPageWords = defineWords('story-page', {
  pages: 'Pages',
  cover: 'Cover',
  addWithMedia: 'Add pages with pictures or videos',
  addText: 'Add a text page',
  page: 'Page {page} of {count}',
  tile: '{state, select, cover {Page {page} of {count}, cover} coverWrong {Page {page} of {count}, cover, needs another look} wrong {Page {page} of {count}, needs another look} other {Page {page} of {count}}}',
  moveEarlier: 'Move page {page} earlier',
  moveLater: 'Move page {page} later',
  takeOut: 'Take page {page} out',
  mediaHeading: 'Choose a picture or video, or drop it here',
  mediaHelp: 'Pictures up to {pictureSize}, videos up to {videoSize}',
  preview: 'What shows on page {page}',
  video: 'The video on page {page}',
  heading: 'Heading on this page',
  text: 'Text on this page',
})
