import { defineWords } from '@pinfold/words'

/** What is shared, where it is named, and the mail that is begun with it. */
export const shareTargetWords = defineWords('share-target', {
  share: 'Share',
  pin: 'Pin',
  section: '{board}: {section}',
  mailSubject: '{title} on Pinfold',
  mailBegins: 'I thought you might like this:',
})
