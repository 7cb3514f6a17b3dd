import { type Family, sizes } from '../../kit/family.ts'
import { every, light } from '../../kit/palettes.ts'
import { alphabet } from './alphabet.ts'
import { groovy } from './groovy.ts'
import { note } from './note.ts'
import { quietSerif } from './quiet-serif.ts'
import { stackedWords } from './stacked-words.ts'
import { wreath } from './wreath.ts'

export const typography: Family = {
  name: 'typography',
  topic: 'short sayings, notes and alphabets',
  finish: 'print',
  scenes: [stackedWords, wreath, quietSerif, groovy, note, alphabet],
  rounds: 6,
  palettes: [...every, ...light],
  sizes: [sizes.short, sizes.square, sizes.tall, sizes.portrait, sizes.square, sizes.phone, sizes.poster],
}
