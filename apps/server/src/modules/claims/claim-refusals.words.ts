import { defineWords } from '@pinfold/words'

export const claimRefusalWords = defineWords('claim-refusals', {
  noMeta: 'we couldn’t find the tag in the head of your home page. Check that the page is published, then try again.',
  noFile: 'we couldn’t find the file in the main folder of your website, or its text is another one.',
  noRecord: 'we couldn’t find the TXT record yet. New records can take a day to show everywhere.',
  unreachable: 'your website doesn’t answer right now. Try again later.',
  ownSite: 'this site itself can’t be claimed.',
})
