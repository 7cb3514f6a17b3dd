import { defineWords } from '@pinfold/words'

/** Searching by a part of a picture, or by a photo. */
export const visualSearchWords = defineWords('visual-search', {
  heading: 'Search by picture',
  part: 'Searched part of the picture. The arrow keys move it, with Shift they change its size.',
  help: 'Drag the frame or its corners to search another part.',
  suggestedPart: 'Search part {number} of the picture',
  wholePicture: 'Whole picture',
  results: 'Looks like this',
  narrow: 'Narrow the results',
  all: 'All',
  found:
    '{count, plural, =0 {No Pins look like this part} one {{shown} Pin looks like this part} other {{shown} Pins look like this part}}',
  nothing: 'Nothing here looks like this yet',
  nothingHelp: 'Try a larger part of the picture, or another one.',
  failed: 'The search didn’t come through',
  unavailable: 'This site doesn’t search by picture',
  unavailableHelp: 'Whoever runs it has switched that off. You can still search by words.',
  searchPicture: 'Search image',
  photoHeading: 'Search by photo',
  photoHelp: 'Your photo is looked at and forgotten: nobody keeps it.',
  choosePhoto: 'Choose a photo',
  takePhoto: 'Take a photo',
  otherPhoto: 'Choose another photo',
  yourPhoto: 'Your photo',
  unreadable: 'We couldn’t read that file. Choose a JPEG, PNG or WebP picture.',
})
