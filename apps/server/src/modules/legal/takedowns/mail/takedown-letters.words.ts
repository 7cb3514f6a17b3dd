import { defineWords } from '@pinfold/words'

/** What claimants and owners of things are written about takedowns. */
export const takedownLetterWords = defineWords('takedown-letters', {
  dsa: 'the Digital Services Act',
  turkey: 'Law No. 5651',
  india: 'the Information Technology Rules',
  test: 'the test law',
  number: 'Your request has the number {number}. Give it whenever you write to us about it.',
  received: 'We have your request',
  decidedBy: 'You asked us to take something down under {law}. We will decide by {date} and write to you.',
  changedMind: 'If you change your mind, you can take the request back until then.',
  withdraw: 'Take it back',
  accepted: 'Your request was granted',
  removedEverywhere: 'What you named no longer shows.',
  removedIn: 'What you named no longer shows in {countries}.',
  mayObject: 'Whoever posted it can object. We will write to you if they do.',
  refused: 'Your request was refused',
  reason: 'The reason: {reason}',
  withdrawn: 'Your request was taken back',
  nothingRemoved: 'Nothing was removed because of it.',
  theyObjected: 'Someone objected to your request',
  showsAgainUnless:
    'What was removed shows again on {date}, unless you go to court before then and tell us by replying to this email.',
  restored: 'What you named shows again',
  noCourt: 'Someone objected to its removal, and we heard of no court within {days} days.',
  ownRemoved: 'Something you posted was removed',
  ownRemovedEverywhere: 'Someone asked for it under {law}, and we agreed. It no longer shows to anyone.',
  ownRemovedIn: 'Someone asked for it under {law}, and we agreed. It no longer shows in {countries}.',
  objectUntil:
    'You can object until {date}. Then it shows again after {days} days, unless whoever asked goes to court.',
  seeAndObject: 'See what it is',
  ownObjected: 'We have your objection',
  ownShowsAgain: 'What you posted shows again on {date}, unless whoever asked for its removal goes to court.',
  ownKept: 'What you posted stays removed',
  ownInCourt: 'You objected, and whoever asked for its removal went to court. It shows again if the court says so.',
  ownRestored: 'What you posted shows again',
  ownNoCourt: 'You objected to its removal, and we heard of no court within {days} days.',
})
