import { defineWords } from '@pinfold/words'

/** Playing a video. */
export const videoPlayerWords = defineWords('video-player', {
  keys: 'Space plays and pauses. The arrow keys go back and forward and change the volume. M turns the sound on and off, F fills the screen, C shows captions.',
  quality: 'Quality',
  auto: 'Auto',
})
