import { defineWords } from '@pinfold/words'

/** Choosing among the pictures of a page. */
export const pagePictureWords = defineWords('page-picture-chooser', {
  looking: 'Looking for pictures…',
  heading: 'Choose what to save',
  list: 'Pictures of the page',
  picture: 'Picture {number}, {width} by {height} pixels',
  pictureWithoutSize: 'Picture {number}',
  named: '{description}. {picture}',
  size: '{width} × {height}',
  next: '{count, plural, =0 {Choose a picture} =1 {Use {shown} picture} other {Use {shown} pictures}}',
  most: '{count, plural, =1 {You can choose {shown} picture.} other {You can choose up to {shown} pictures.}}',
  noneFound: "We couldn't find any pictures on that page. Add one of your own.",
  upload: 'Add a picture',
  notAllowed: "This site doesn't allow saving.",
  again: 'Try again',
})
