import { defineWords } from '@pinfold/words'

/** Choosing the picture that stands for a video. */
export const videoPosterWords = defineWords('video-poster', {
  legend: 'Choose a cover',
  frame: 'Cover {number} of {count}',
})
