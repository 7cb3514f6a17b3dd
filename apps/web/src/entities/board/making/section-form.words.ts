import { defineWords } from '@pinfold/words'

/** What the form that names a section says. */
export const sectionFormWords = defineWords('section-form', {
  nameMissing: 'Give the section a name.',
  rename: 'Rename section',
  addSection: 'Add section',
  name: 'Section name',
  add: 'Add',
})
