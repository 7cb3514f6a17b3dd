import { defineWords } from '@pinfold/words'

/** Where a Pin was saved; `where` is the profile, or a board that `place` names. */
export const savedPlaceWords = defineWords('saved-place', {
  savedTo: '{where, select, profile {Saved to your profile} other {Saved to {place}}}',
  saved: 'Saved to <to>{place}</to>',
  savedOnProfile: 'Saved to <to>your profile</to>',
  savedEarlier: 'You already saved this to <to>{place}</to>',
  savedEarlierOnProfile: 'You already saved this to <to>your profile</to>',
  notSaved: '{where, select, profile {Not saved to your profile. {reason}} other {Not saved to {place}. {reason}}}',
  notUndone: 'Not undone. {reason}',
  inSection: '{board} › {section}',
})
