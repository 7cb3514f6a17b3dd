import { defineWords } from '@pinfold/words'

/** Why a film is not taken. */
export const filmRefusalWords = defineWords('film-refusals', {
  noVideo: 'Invalid Video',
  tooLong: 'This video is longer than {minutes} minutes. Shorten it, then try again.',
  cutShort: 'This video ends too early: part of the file is missing. Export it again, then try again.',
  liesElsewhere: 'This video’s pictures are in another file. Export it as one file, then try again.',
  tooMuch:
    'This video has too many pictures, or pictures that are too large. Export it in 4K or smaller, then try again.',
  notConverted: 'We couldn’t convert this video. Export it as MP4, then try again.',
  noProgram: 'This site can’t convert videos: ffmpeg is missing. Pictures still work.',
})
