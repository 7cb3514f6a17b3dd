import { z } from 'zod'
import { limits } from '../limits.ts'
import { colorFamilies, recipeDiets, recipeMinutes, searchFormats } from '../search-filters.ts'
import { flag, id, textList, whole } from '../wire/scalars.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

const price = z.union([
  z.literal(''),
  z.string().regex(/^\d{1,9}(\.\d{1,6})?$/, { error: () => wrongOptionWords.price }),
])

/** What narrows a search among pins, as calls take it; left out, nothing does. */
export const searchFilterOptions = {
  /** Any of these is among the colours of the picture. */
  color: textList(z.enum(colorFamilies), colorFamilies.length).optional(),
  format: textList(z.enum(searchFormats), searchFormats.length).optional(),
  product: flag.optional(),
  price_from: price.optional(),
  price_to: price.optional(),
  currency: z
    .union([z.literal(''), z.string().regex(/^[A-Z]{3}$/, { error: () => wrongOptionWords.currencyCode })])
    .optional(),
  recipe: flag.optional(),
  /** Of recipes: they take so long at most. */
  minutes: whole.pipe(z.literal([...recipeMinutes])).optional(),
  /** Of recipes: they fit all of these. */
  diet: textList(z.enum(recipeDiets), recipeDiets.length).optional(),
  topic: id.optional(),
  guides: textList(z.string().min(1).max(limits.search.longest), limits.search.mostGuides).optional(),
  saved_by_me: flag.optional(),
  /** Of members whom the viewer follows. */
  followed: flag.optional(),
}
