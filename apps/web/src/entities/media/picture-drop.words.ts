import { defineWords } from '@pinfold/words'

/** The place to drop or choose a picture. */
export const pictureDropWords = defineWords('picture-drop', {
  heading: 'Choose pictures or drop them here',
  help: 'JPEG, PNG, WebP, AVIF or GIF, up to {size}',
  preview: 'Preview of your Pin',
  another: 'Choose another picture',
  uploaded: 'Picture uploaded',
  videoReady: 'Video ready',
  queued: 'Number {place} in line',
  converting: 'Converting the video',
  convertingShare: 'Converting, {share}',
  mediaHeading: 'Choose pictures or videos, or drop them here',
  mediaHelp: 'Pictures up to {pictureSize}. MP4, MOV or WebM up to {videoSize} and {minutes} minutes.',
  uploading: 'Uploading',
  progress: 'Uploading the picture',
  almostThere: 'Almost there',
  invalidImage: 'Invalid Image',
  invalidImageHelp: 'We couldn’t read this file as a picture. Try another one. What you wrote is still here.',
})
