import { defineWords } from '@pinfold/words'

/** The small window in which a picture of another site is saved. */
export const saveWindowWords = defineWords('save-window', {
  heading: 'Save to Pinfold',
  from: 'From {site}',
  fetching: 'Getting the picture…',
  picture: 'The picture you save',
  pictureMissing: 'Choose a picture first.',
  previous: 'Previous picture',
  next: 'Next picture',
  position: '{number} of {count}',
  allPictures: 'All pictures of the page',
  ownPicture: 'Add one of your own',
  board: 'Board',
  saveTo: '{where, select, profile {Save to your profile} other {Save to {place}}}',
  seeIt: 'See it',
  closing: 'This window closes by itself.',
})
