import { defineWords } from '@pinfold/words'

/** What is said of files that could not be sent. */
export const uploadWords = defineWords('uploads', {
  invalidImage: 'Invalid Image',
  invalidVideo: 'Invalid Video.',
  interrupted: 'The upload was interrupted. Check your connection and try again.',
  failed: 'The upload didn’t work. Try again.',
  pictureTooLarge: 'This picture is larger than {size}. Choose a smaller one.',
  videoTooLarge: 'This video is larger than {size}. Choose a smaller one.',
})
