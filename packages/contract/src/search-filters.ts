/** The colours that searches know, by families; in the order in which they are offered. */
export const colorFamilies = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey',
  'white',
] as const
export type ColorFamily = (typeof colorFamilies)[number]

/** What moves, and what has pages. */
export const searchFormats = ['video', 'story'] as const
export type SearchFormat = (typeof searchFormats)[number]

/** Minutes within which a recipe may be wanted. */
export const recipeMinutes = [15, 30, 60] as const
export type RecipeMinutes = (typeof recipeMinutes)[number]

/** Diets of recipes, after the list of schema.org. */
export const recipeDiets = [
  'vegan',
  'vegetarian',
  'gluten-free',
  'low-lactose',
  'low-calorie',
  'low-fat',
  'low-salt',
  'diabetic',
  'halal',
  'kosher',
  'hindu',
] as const
export type RecipeDiet = (typeof recipeDiets)[number]

/** What narrows a search. Each that is there must hold; of several colours or formats one is enough. */
export interface SearchFilters {
  readonly color?: readonly ColorFamily[] | undefined
  readonly format?: readonly SearchFormat[] | undefined
  readonly product?: boolean | undefined
  /** Decimal numbers in units of the currency. */
  readonly price_from?: string | undefined
  readonly price_to?: string | undefined
  /** Three letters. */
  readonly currency?: string | undefined
  readonly recipe?: boolean | undefined
  readonly minutes?: RecipeMinutes | undefined
  readonly diet?: readonly RecipeDiet[] | undefined
  /** The id of a topic. */
  readonly topic?: string | undefined
  /** Words that narrowed the search: all of them must be there, as they are. */
  readonly guides?: readonly string[] | undefined
  readonly saved_by_me?: boolean | undefined
  readonly followed?: boolean | undefined
}

/** The names of the filters, in the order in which addresses have them. */
export const searchFilterNames = [
  'color',
  'format',
  'product',
  'price_from',
  'price_to',
  'currency',
  'recipe',
  'minutes',
  'diet',
  'topic',
  'guides',
  'saved_by_me',
  'followed',
] as const satisfies readonly (keyof SearchFilters)[]

/** Only the filters of something that holds more. */
export function searchFiltersOf(options: SearchFilters): SearchFilters {
  const set = searchFilterNames.flatMap((name) => {
    const value = options[name]
    const isSet = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false && value !== ''
    return isSet ? [[name, value] as const] : []
  })
  return Object.fromEntries(set)
}

/** How many of them narrow a search. */
export const countSearchFilters = (filters: SearchFilters): number => Object.keys(searchFiltersOf(filters)).length
