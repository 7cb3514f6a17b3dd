import { defineWords } from '@pinfold/words'

/** What visitors see first. */
export const startWords = defineWords('start', {
  profileMissing: "We couldn't find that profile. It may have a new name.",
  headline: 'Keep every idea <em>you love.</em>',
  lead: 'Save pictures that make you want to cook, build, plant or travel. Sort them onto boards, and find them again when you need them.',
  signUp: 'Sign up',
  logIn: 'Log in',
  save: 'Save what inspires you',
  saveText: 'One press keeps a picture, with the link it came from.',
  sort: 'Sort it your way',
  sortText: 'Boards and sections, alone or together with people you invite.',
  own: 'Keep it your own',
  ownText: 'Run by the people of this site. Take everything with you at any time.',
  popular: 'Popular right now',
  popularPins: 'Popular Pins',
  emptyHeading: 'No Pins here yet',
  emptyHelp: 'The first ones that people save will hang right here.',
})
