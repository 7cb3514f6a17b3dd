import { defineWords } from '@pinfold/words'

export const pinRefusalWords = defineWords('pin-refusals', {
  needsPrice: 'give a price',
  needsCurrency: 'give a currency',
  captionsUnreadable: 'send .vtt or .srt with times and words',
  captionsNeedVideo: 'only videos have captions',
  needsCover: 'a video needs a picture that stands for it',
  needsFirstPicture: 'the first page needs a picture',
  needsUpload: 'an image block needs an upload',
  productsNeedPicture: 'only pictures show products',
  productsAreOwn: 'only other Pins of your own with a price',
  foreignSignature: 'does not belong to this upload',
})
