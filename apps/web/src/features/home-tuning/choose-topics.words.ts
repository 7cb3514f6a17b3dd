import { defineWords } from '@pinfold/words'

/** A new member chooses topics. */
export const chooseTopicsWords = defineWords('choose-topics', {
  heading: 'What do you like?',
  lead: 'Choose {count} topics or more. Your home begins with Pins about them.',
  topics: 'Topics',
  left: '{count, plural, one {Choose {shown} more} other {Choose {shown} more}}',
  chosen: '{count, plural, one {{shown} topic chosen} other {{shown} topics chosen}}',
  tooFew: 'Choose at least {count} topics, or skip this.',
  skip: 'Skip',
  none: 'There are no topics yet',
})
