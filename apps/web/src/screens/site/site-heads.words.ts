import { defineWords } from '@pinfold/words'

/** Titles and descriptions of the pages about the site. */
export const siteHeadWords = defineWords('site-heads', {
  about: 'About',
  aboutDescription: 'What this site is, and who runs it.',
  help: 'Help',
  helpDescription: 'What things are called, and how to save.',
  saveTools: 'Save from anywhere',
  saveToolsDescription: 'A Save button for your browser, your phone and your website.',
  privacy: 'Privacy',
  privacyDescription: 'What this site keeps, and who sees what.',
  terms: 'Terms',
  termsDescription: 'The terms of this site.',
})
