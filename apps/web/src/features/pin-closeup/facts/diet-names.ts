import { pageDetailsWords } from './page-details.words.ts'

const names: Readonly<Record<string, () => string>> = {
  diabetic: () => pageDetailsWords.diabetic,
  gluten_free: () => pageDetailsWords.glutenFree,
  halal: () => pageDetailsWords.halal,
  hindu: () => pageDetailsWords.hindu,
  kosher: () => pageDetailsWords.kosher,
  low_calorie: () => pageDetailsWords.lowCalorie,
  low_fat: () => pageDetailsWords.lowFat,
  low_lactose: () => pageDetailsWords.lowLactose,
  low_salt: () => pageDetailsWords.lowSalt,
  vegan: () => pageDetailsWords.vegan,
  vegetarian: () => pageDetailsWords.vegetarian,
}

/** What a diet of schema.org is called; undefined for what is none. */
export function dietName(diet: string): string | undefined {
  const key = diet.toLowerCase().replaceAll(/[ -]+/g, '_')
  return Object.hasOwn(names, key) ? names[key]?.() : undefined
}
