import { defineWords } from '@pinfold/words'

/** A picture that moves. */
export const motionSwitchWords = defineWords('motion-switch', {
  pause: 'Pause the animation',
  play: 'Play the animation',
})
