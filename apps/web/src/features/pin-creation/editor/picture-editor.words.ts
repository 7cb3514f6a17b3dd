import { defineWords } from '@pinfold/words'

/** Cropping and turning a picture before it is published. */
export const pictureEditorWords = defineWords('picture-editor', {
  heading: 'Edit picture',
  shape: 'Shape',
  original: 'Original',
  free: 'Free',
  width: 'Width',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  flip: 'Mirror',
  straighten: 'Straighten',
  asItCame: 'Back to the original',
})
