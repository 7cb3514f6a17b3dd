import { defineWords } from '@pinfold/words'

/** What other sites show of things of ours: frames, feeds and previews. */
export const machineWords = defineWords('machine', {
  pin: 'Pin',
  veiled: 'Sensitive picture, hidden',
  memberOn: '{name} on Pinfold',
  pinsBy: 'Pins saved by {name}',
  onPinfold: 'On Pinfold',
  byOnPinfold: '<author>{name}</author> on Pinfold',
  notAvailable: 'Not available',
  thisNotAvailable: 'This is not available.',
})
