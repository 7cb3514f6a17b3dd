import { defineWords } from '@pinfold/words'

/** The dialog with a code that leads to a profile. */
export const pincodeWords = defineWords('pincode', {
  heading: 'Pincode',
  codeOf: 'A code that opens {address}',
  pointCamera: 'Point a camera at it to open the profile.',
  png: 'PNG',
  svg: 'SVG',
  copyLink: 'Copy link',
  failed: 'We couldn’t make the picture. Copy the link instead.',
})
