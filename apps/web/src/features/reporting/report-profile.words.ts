import { defineWords } from '@pinfold/words'

/** The page on which a profile is reported. */
export const reportProfileWords = defineWords('report-profile', {
  ownProfile: 'This is your own profile',
  backToOwn: 'Back to your profile',
  onlyOthers: 'Only others can report it.',
  toModerators: 'Report to the moderators',
  membersCan: 'Members can report a profile to this site’s moderators.',
  logIn: 'Log in to report',
  thanks: 'Thank you',
  sent: 'The moderators will look at it. We won’t tell {name} who reported them.',
  backToProfile: 'Back to the profile',
  openForm: 'Open the form',
})
