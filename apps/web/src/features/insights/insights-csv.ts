import { type Insights, pinFigureNames, type TopBoard, type TopPin } from '@pinfold/contract'
import { csvText } from '../../ui/download-text.ts'

/** The figures by day: a line for each day, a column for each figure, by their names of the contract. */
export const daysCsv = ({ days, figures }: Pick<Insights, 'days' | 'figures'>): string =>
  csvText([
    ['day', ...figures.map(({ name }) => name)],
    ...days.map((day, at) => [day, ...figures.map(({ values }) => values[at] ?? 0)]),
  ])

/** The Pins and boards with the most: a line for each. */
export const topCsv = (pins: readonly TopPin[], boards: readonly TopBoard[]): string =>
  csvText([
    ['kind', 'id', 'title', 'link', ...pinFigureNames],
    ...pins.map(({ pin, figures }) => [
      'pin',
      pin.id,
      pin.title,
      pin.link ?? '',
      ...pinFigureNames.map((name) => figures[name]),
    ]),
    ...boards.map(({ board, figures }) => [
      'board',
      board.id,
      board.name,
      board.url,
      ...pinFigureNames.map((name) => figures[name]),
    ]),
  ])
