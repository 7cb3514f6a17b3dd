import type { Pin } from '@pinfold/contract'
import { counted } from '../../../ui/format.ts'
import { pageFactsWords } from './page-facts.words.ts'

type TellingPin = Pick<Pin, 'rich_summary' | 'title' | 'grid_title'>

/** Whether a card has a line about the pin's page. Known without a language, since it makes the card higher. */
export function hasFactLine(pin: TellingPin): boolean {
  const { recipe, article } = pin.rich_summary ?? {}
  if (recipe) return recipe.total_minutes !== undefined || recipe.servings !== undefined
  return article ? article.author !== undefined || newHeadline(pin) !== undefined : false
}

/** What a card says of the pin's page: how long a recipe takes and whom it feeds, who wrote an article. */
export function factLine(pin: TellingPin, locale: string): string | null {
  if (!hasFactLine(pin)) return null
  const { recipe, article } = pin.rich_summary ?? {}
  // The line is cut off at its end: of headlines enough is left.
  const parts = recipe
    ? [
        recipe.total_minutes && cookingTime(recipe.total_minutes, locale),
        recipe.servings && servingsOf(recipe.servings, locale),
      ]
    : [article?.author, newHeadline(pin)]
  return parts.filter(Boolean).join(' · ')
}

/** The headline of the pin's article where the pin has another title. */
export function newHeadline({ rich_summary: rich, title, grid_title }: TellingPin): string | undefined {
  const headline = rich?.article?.headline
  return headline === title.trim() || headline === grid_title.trim() ? undefined : headline
}

/** "1 hr 15 min" */
export function cookingTime(minutes: number, locale: string): string {
  const number = new Intl.NumberFormat(locale)
  const parts = { hours: number.format(Math.floor(minutes / 60)), minutes: number.format(minutes % 60) }
  if (minutes < 60) return pageFactsWords.minutes(parts)
  return minutes % 60 === 0 ? pageFactsWords.hours(parts) : pageFactsWords.hoursAndMinutes(parts)
}

/** Pages write a number, or words of their own. */
export const servingsOf = (servings: string, locale: string): string =>
  /^\d{1,4}$/.test(servings) ? pageFactsWords.servings(counted(Number(servings), locale)) : servings
