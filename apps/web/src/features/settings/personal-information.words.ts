import { defineWords } from '@pinfold/words'

export const personalInformationWords = defineWords('personal-information', {
  heading: 'Personal information',
  lead: 'This helps us show you what’s relevant. Nobody sees your country.',
  country: 'Country',
  language: 'Language',
  languageHelp: 'For the pages, and for the emails we send you.',
  communityHeading: 'Community information',
  communityText: 'Shown on your profile, and changed with the rest of it.',
  location: 'Location',
  pronouns: 'Pronouns',
  notSet: 'Not set',
  editProfile: 'Edit profile',
})
