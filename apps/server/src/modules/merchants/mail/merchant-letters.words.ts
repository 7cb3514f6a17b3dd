import { defineWords } from '@pinfold/words'

/** What is mailed to a business that was decided about. */
export const merchantLetterWords = defineWords('merchant-letters', {
  hello: 'Hello {name},',
  approved: 'Your business is a verified merchant',
  approvedText: 'We looked at your application and verified your business. The mark now shows on your profile.',
  declined: 'Your application was declined',
  declinedText:
    'We looked at your application to be a verified merchant and declined it. You can apply again at any time.',
  withdrawn: 'Your verification was withdrawn',
  withdrawnText:
    'Your business is no longer a verified merchant. The mark is gone from your profile; everything else stays.',
  reason: 'The reason: {reason}',
  missing: 'What is missing: {reasons}',
  open: 'Open your settings',
})
