import { pinFigureNames, type TopBoard, type TopPin } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { daysCsv, topCsv } from './insights-csv.ts'

const linesOf = (csv: string) => csv.split('\r\n').map((line) => line.split(','))
const figuresFrom = (first: number) =>
  Object.fromEntries(pinFigureNames.map((name, at) => [name, first + at])) as TopPin['figures']

test('a file of the days has a line for each day and a column for each figure, and 0 where nothing was counted', () => {
  const [names, ...lines] = linesOf(
    daysCsv({
      days: ['2026-11-01', '2026-11-02'],
      figures: [
        { name: 'impressions', values: [12, 7], total: 19, previous_total: 0 },
        { name: 'saves', values: [3], total: 3, previous_total: 5 },
      ],
    }),
  )
  expect(names).toEqual(['day', 'impressions', 'saves'])
  expect(lines).toEqual([['2026-11-01', '12', '3'], ['2026-11-02', '7', '0'], ['']])
})

test('a file of the best has Pins first, then boards, with every figure of each', () => {
  const pin = { pin: { id: '7', title: 'Loom, "the old one"', link: null }, figures: figuresFrom(10) } as TopPin
  const board = { board: { id: '9', name: '=Looms', url: '/ana/looms/' }, figures: figuresFrom(20) } as TopBoard
  const csv = topCsv([pin], [board])
  const figures = (first: number) => pinFigureNames.map((_name, at) => first + at).join(',')
  expect(csv.split('\r\n')).toEqual([
    `kind,id,title,link,${pinFigureNames.join(',')}`,
    `pin,7,"Loom, ""the old one""",,${figures(10)}`,
    `board,9,'=Looms,/ana/looms/,${figures(20)}`,
    '',
  ])
})
