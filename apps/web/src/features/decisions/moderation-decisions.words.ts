import { defineWords } from '@pinfold/words'

/** What members read of decisions about them, and how they appeal. */
export const moderationDecisionsWords = defineWords('moderation-decisions', {
  heading: 'Decisions about you',
  none: 'Nothing was decided about you or what you posted. If you came by a link from an email, open it again.',
  home: 'Back home',
  failed: 'This decision can’t be shown. Open the link from the email again.',
  hide: 'One of your Pins is no longer suggested',
  warn: 'You were warned',
  removePin: 'A Pin of yours was removed',
  removeBoard: 'A board of yours was removed',
  removeComment: 'A comment of yours was removed',
  removeMessage: 'A message of yours was removed',
  suspend: 'Your account is suspended until {date}',
  ban: 'Your account is banned',
  blockPicture: 'An image of yours was removed and can’t be uploaded again',
  dismiss: 'What you reported was left as it is',
  decided: 'Decided on {date}',
  lifted: 'This no longer holds.',
  reason: 'The reason',
  mayAppeal: 'If you think this is wrong, you can appeal once until {date}. Someone else will decide.',
  mayAppealAlone:
    'If you think this is wrong, you can appeal once until {date}. Nobody else works here, so after {days} days whoever decided looks at it again.',
  why: 'Why is it wrong?',
  appeal: 'Appeal',
  sayWhy: 'Say why.',
  appealed: 'We have your appeal. Someone who did not decide before looks at it.',
  appealedAlone: 'We have your appeal. Nobody else works here, so after {days} days whoever decided looks at it again.',
  granted: 'Your appeal was granted.',
  refused: 'Your appeal was refused. This can’t be appealed again.',
  nobodyElse: 'Nobody else works here who could decide, so whoever decided before looked at it again.',
  over: 'The time to appeal is over.',
})
