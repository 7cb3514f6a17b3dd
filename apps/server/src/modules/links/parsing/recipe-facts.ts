import type { RecipeFacts } from '../read-page.ts'
import { ratingOf } from './ratings.ts'
import { isOfType, isThing, lastName, listOf, minutesOf, plainText, type Thing, wordsOf } from './values.ts'

const MOST_INGREDIENTS = 200
const LONGEST_INGREDIENT = 300

export const isRecipe = (thing: Thing): boolean => isOfType(thing, /^Recipe$/i)

/** A line of a page that may stand in a list of ingredients. */
export interface PageLine {
  readonly kind: 'heading' | 'item'
  readonly text: string
}

/** What a recipe's thing says; which ingredients go together is read from the lines of the page. */
export function recipeFacts(recipe: Thing, lines: readonly PageLine[]): RecipeFacts {
  const prepareMinutes = minutesOf(recipe['prepTime'])
  const cookMinutes = minutesOf(recipe['cookTime'] ?? recipe['performTime'])
  const sum = prepareMinutes !== null && cookMinutes !== null ? prepareMinutes + cookMinutes : null
  return {
    kind: 'recipe',
    name: wordsOf(recipe['name'] ?? recipe['headline'], 200),
    ingredients: grouped(ingredientsOf(recipe), lines),
    servings: servingsOf(recipe['recipeYield'] ?? recipe['yield']),
    prepareMinutes,
    cookMinutes,
    totalMinutes: minutesOf(recipe['totalTime']) ?? sum,
    diets: listOf(recipe['suitableForDiet'])
      .flatMap((diet) => dietOf(diet) ?? [])
      .slice(0, 10),
    rating: ratingOf(recipe['aggregateRating']),
  }
}

function ingredientsOf(recipe: Thing): readonly string[] {
  const said = listOf(recipe['recipeIngredient'] ?? recipe['ingredients'])
  const texts = said.flatMap((one) =>
    typeof one === 'string' && said.length === 1 ? one.split(/\n|<br\s*\/?>|<\/li>/i) : [one],
  )
  return texts.flatMap((text) => wordsOf(text, LONGEST_INGREDIENT) ?? []).slice(0, MOST_INGREDIENTS)
}

type Groups = RecipeFacts['ingredients']

/** By headings among the ingredients, or above them on the page; else they are one group. */
function grouped(ingredients: readonly string[], lines: readonly PageLine[]): Groups {
  if (ingredients.length === 0) return []
  const own = ingredients.map((text): PageLine => ({ kind: isHeading(text) ? 'heading' : 'item', text }))
  const isOwn = own.some(({ kind }) => kind === 'heading')
  const groups = isOwn ? groupsOf(own) : groupsOf(linesOf(ingredients, lines))
  const isWhole = groups.length > 1 && (isOwn || groups.flatMap(({ items }) => items).length === ingredients.length)
  return isWhole ? groups : [{ group: null, items: ingredients }]
}

const isHeading = (text: string) => /^[^\d:]{2,60}:$/.test(text)

/** The ingredients where they stand on the page, and the headings between them. */
function linesOf(ingredients: readonly string[], lines: readonly PageLine[]): readonly PageLine[] {
  const wanted = new Map(ingredients.map((text) => [key(text), text]))
  const known = lines.map((line): PageLine | null => {
    if (line.kind === 'heading') return line
    const text = wanted.get(key(line.text))
    return text === undefined ? null : { kind: 'item', text }
  })
  const first = known.findIndex((line) => line?.kind === 'item')
  const last = known.findLastIndex((line) => line?.kind === 'item')
  const before = known.slice(0, Math.max(first, 0)).findLast((line) => line?.kind === 'heading')
  const within = known.slice(first, last + 1).filter((line) => line !== null)
  return first < 0 ? [] : [...(before ? [before] : []), ...within]
}

const key = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

function groupsOf(lines: readonly PageLine[]): Groups {
  const groups: { group: string | null; items: string[] }[] = []
  for (const { kind, text } of lines) {
    if (kind === 'heading') groups.push({ group: nameOf(text), items: [] })
    else if (groups.length === 0) groups.push({ group: null, items: [text] })
    else groups.at(-1)?.items.push(text)
  }
  return groups.filter(({ items }) => items.length > 0)
}

/** A heading that only says that ingredients follow names no group. */
function nameOf(heading: string): string | null {
  const name = plainText(heading.replace(/:$/, ''), 100)
  return name === null ||
    /^(the )?(ingredients?|zutaten|ingr[ée]dients?|ingredientes|ingredienti|材料|bahan|ingredienser)\b/i.test(name)
    ? null
    : name
}

function servingsOf(value: unknown): string | null {
  const texts = listOf(value).flatMap((one) => wordsOf(isThing(one) ? (one['value'] ?? one['name']) : one, 60) ?? [])
  // Of `4` and `4 servings` the longer one says more.
  return texts.toSorted((one, other) => other.length - one.length)[0] ?? null
}

/** `https://schema.org/GlutenFreeDiet` is `gluten free`. */
function dietOf(value: unknown): string | null {
  const words = wordsOf(value, 100)
  if (words === null) return null
  const name = lastName(words)
    .replace(/ ?Diet$/i, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .trim()
  return /^[\p{L} -]{2,40}$/u.test(name) ? name.toLowerCase() : null
}
