import { defineWords } from '@pinfold/words'

/** A Pin’s picture over the whole screen. */
export const zoomWords = defineWords('zoom', {
  fullScreen: '{name}, full screen',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
})
