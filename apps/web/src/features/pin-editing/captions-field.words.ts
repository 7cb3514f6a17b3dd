import { defineWords } from '@pinfold/words'

/** The captions of a video, in the form that edits its Pin. */
export const captionsFieldWords = defineWords('captions-field', {
  heading: 'Captions',
  help: 'One .vtt or .srt file per language, up to {size}',
  language: 'Language of the captions',
  add: 'Add file',
  remove: 'Remove captions: {language}',
  tooLarge: 'These captions are larger than {size}. Choose a smaller file.',
})
