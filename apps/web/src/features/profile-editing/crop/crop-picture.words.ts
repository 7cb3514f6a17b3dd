import { defineWords } from '@pinfold/words'

/** The dialog in which a part of a picture is chosen. */
export const cropPictureWords = defineWords('crop-picture', {
  heading: '{kind, select, cover {Adjust your cover} other {Adjust your picture}}',
  uploading: 'Uploading {percent}',
})
