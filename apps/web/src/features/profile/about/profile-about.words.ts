import { defineWords } from '@pinfold/words'

/** What a member says of themselves, and where they lead to. */
export const profileAboutWords = defineWords('profile-about', {
  more: 'more',
  less: 'less',
  moreAbout: 'more about {name}',
  lessAbout: 'less about {name}',
  imprint: 'Imprint',
  verifiedWebsite: 'Verified website',
  instagram: 'Instagram @{handle}',
})
