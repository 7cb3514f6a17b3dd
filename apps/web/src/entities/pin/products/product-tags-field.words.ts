import { defineWords } from '@pinfold/words'

/** Products on the picture, in the form that edits a Pin. */
export const productTagsFieldWords = defineWords('product-tags-field', {
  heading: 'Products on the picture',
  help: 'Up to {most} of your own Pins with a price. Drag a dot, or move it with the arrow keys.',
  find: 'Find a product',
  none: 'None of your other Pins has a price.',
  place: '{name}: {left} from the left, {top} from the top',
  remove: 'Remove {name}',
})
