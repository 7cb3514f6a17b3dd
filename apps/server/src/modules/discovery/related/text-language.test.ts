import { expect, test } from 'vitest'
import { languageOfText } from './text-language.ts'

test.each([
  ['en', 'A shelf made of oak for the kitchen'],
  ['es', 'Una receta fácil para el desayuno con los niños'],
  ['pt', 'Uma receita do meu avô para o fim de semana'],
  ['de', 'Regal aus Eiche für die Küche'],
  ['fr', 'Une étagère en chêne pour la cuisine chez nous'],
  ['id', 'Resep kue yang mudah untuk anak dan keluarga'],
  ['ja', '春の庭のつくりかた'],
  ['it', 'Una mensola di quercia per la cucina della nonna'],
  ['sv', 'En hylla av ek till köket och hallen'],
])('small words tell that a text is in %s', (language, text) => {
  expect(languageOfText(text)).toBe(language)
})

test.each(['', 'Terrazzo', '2026 !!', 'Casa Kyoto 東京'])('%j tells no language', (text) => {
  expect(languageOfText(text)).toBeNull()
})

test('a text that holds as many words of two languages is in neither', () => {
  expect(languageOfText('pasta con amore')).toBeNull()
})
