import { defineWords } from '@pinfold/words'

export const operationToastWords = defineWords('operation-toast', {
  label: 'Work in the background',
})
