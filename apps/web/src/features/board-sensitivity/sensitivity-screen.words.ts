import { defineWords } from '@pinfold/words'

export const sensitivityScreenWords = defineWords('sensitivity-screen', {
  text: 'Some people may not want to see what is saved here.',
  show: 'Show the Pins',
})
