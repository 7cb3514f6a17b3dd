import type { GatheredFigures } from '@pinfold/contract'
import { csvText } from '../../../ui/download-text.ts'

/** The figures as a table for spreadsheets: a line for each day, a column for each figure, by their names of the contract. */
export function figuresCsv({ days, figures }: Pick<GatheredFigures, 'days' | 'figures'>): string {
  const heading = ['day', ...figures.map(({ name }) => name)]
  const lines = days.map((day, at) => [day, ...figures.map(({ values }) => values[at] ?? '')])
  return csvText([heading, ...lines])
}
