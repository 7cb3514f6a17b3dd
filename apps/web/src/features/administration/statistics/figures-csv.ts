import type { GatheredFigures } from '@pinfold/contract'

/** The figures as a table for spreadsheets: a line for each day, a column for each figure, by their names of the contract. */
export function figuresCsv({ days, figures }: Pick<GatheredFigures, 'days' | 'figures'>): string {
  const heading = ['day', ...figures.map(({ name }) => name)]
  const lines = days.map((day, at) => [day, ...figures.map(({ values }) => values[at] ?? '')])
  return `${[heading, ...lines].map((line) => line.join(',')).join('\r\n')}\r\n`
}

/** Lets the browser keep a text as a file. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
