import { defineWords } from '@pinfold/words'

/** Choosing the part of a picture that shows. */
export const cropStageWords = defineWords('crop-stage', {
  part: 'Visible part of the picture. Move it with the arrow keys.',
  zoom: 'Zoom',
  help: 'Drag the picture, or move it with the arrow keys.',
})
