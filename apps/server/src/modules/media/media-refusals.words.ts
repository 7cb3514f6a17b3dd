import { defineWords } from '@pinfold/words'

export const mediaRefusalWords = defineWords('media-refusals', {
  sendAsMultipart: 'send it as multipart',
  notEnoughStorage: 'Not enough storage: {used} of {allowed} used. Delete Pins you created, then try again.',
})
