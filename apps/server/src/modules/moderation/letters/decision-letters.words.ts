import { defineWords } from '@pinfold/words'

/** What members are written about reports, decisions and appeals. */
export const decisionLetterWords = defineWords('decision-letters', {
  hide: 'We no longer suggest one of your Pins',
  hideText: 'It still shows on your board and by its address, but not in search or in anybody’s home.',
  warn: 'A warning',
  warnText: 'Something you posted, or the way you use the site, breaks our rules. Nothing was removed this time.',
  remove: 'Something you posted was removed',
  removeText: 'It broke our rules and no longer shows to anyone.',
  suspend: 'Your account is suspended',
  suspendText:
    'You can’t log in until {date}, and nothing of yours shows until then. After that everything is as before.',
  ban: 'Your account is banned',
  banText: 'You can’t log in any more, and nothing of yours shows.',
  blockPicture: 'One of your images was removed',
  blockPictureText: 'It broke our rules. It no longer shows to anyone and can’t be uploaded again.',
  reason: 'The reason: {reason}',
  mayAppeal: 'If you think this is wrong, you can appeal once until {date}. Someone else will decide.',
  mayAppealAlone:
    'If you think this is wrong, you can appeal once until {date}. Nobody else works here, so after {days} days whoever decided looks at it again.',
  see: 'See the decision and appeal',
  appealed: 'We have your appeal',
  appealedText: 'Someone who did not decide before looks at it. We’ll write to you.',
  appealedAlone: 'Nobody else works here, so after {days} days whoever decided looks at it again. We’ll write to you.',
  granted: 'Your appeal was granted',
  grantedText: 'What we decided no longer holds.',
  lookedAtAgain: 'Someone looks at what you reported again, and we’ll write to you.',
  refused: 'Your appeal was refused',
  refusedText: 'What we decided stays. This can’t be appealed again.',
  nobodyElse: 'Nobody else works here who could decide, so whoever decided before looked at it again.',
  over: 'Your suspension is over',
  overText: 'You can log in again, and everything of yours shows as before.',
  reportActed: 'We acted on your report',
  reportActedText: 'Thank you. What you reported breaks our rules, and we did something about it.',
  reportDismissed: 'We looked at your report',
  reportDismissedText:
    'What you reported doesn’t break our rules, so we left it as it is. You can still block whoever posted it.',
  noMore: 'To protect everyone’s privacy, we can’t say more.',
})
