import type { InsightName, PinFigureName, PinFigures, TopBoard, TopPin } from '@pinfold/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { useLocale } from '../../api/viewer.ts'
import { PinPicture } from '../../entities/pin/card/pin-picture.tsx'
import { pinName } from '../../entities/pin/pin-name.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { insightName, insightValue, sortOf } from './insight-values.ts'
import { type InsightsChoice, linkWith } from './insights-choice.ts'
import styles from './insights.module.css'
import { insightsWords as words } from './insights.words.ts'

const FIRST = 10
const columns = [
  'impressions',
  'closeups',
  'saves',
  'outbound_clicks',
  'video_plays',
] as const satisfies PinFigureName[]

const figureColumns = (locale: string): Column<{ readonly figures: PinFigures }>[] =>
  columns.map((name) => ({
    key: name,
    heading: insightName(name),
    cell: ({ figures }) => <span className={styles['number']}>{insightValue(name, figures[name], locale)}</span>,
  }))

const pinColumns = (choice: InsightsChoice, locale: string): Column<TopPin>[] => [
  {
    key: 'pin',
    heading: words.pin,
    isName: true,
    cell: ({ pin }) => (
      <span className={styles['thing']}>
        {/* Its name stands beside it. */}
        <PinPicture
          pin={{ ...pin, alt_text: '', title: '' }}
          sizes="48px"
          ratio={1}
          isFirst={false}
          className={styles['picture']}
        />
        <Link className={styles['link']} to={links.pin(pin.id)}>
          {pinName(pin)}
        </Link>
      </span>
    ),
  },
  ...figureColumns(locale),
  {
    key: 'days',
    heading: words.byDay,
    cell: ({ pin }) => (
      <Link
        className={styles['link']}
        to={linkWith(choice, { pin: pin.id, board: undefined })}
        aria-label={words.byDayOf({ name: pinName(pin) })}
      >
        {words.byDay}
      </Link>
    ),
  },
]

const boardColumns = (choice: InsightsChoice, locale: string): Column<TopBoard>[] => [
  {
    key: 'board',
    heading: words.board,
    isName: true,
    cell: ({ board }) => (
      <Link className={styles['link']} to={linkWith(choice, { board: board.id, pin: undefined })}>
        {board.name}
      </Link>
    ),
  },
  ...figureColumns(locale),
]

interface TopPinsProps {
  readonly choice: InsightsChoice
  readonly pins: readonly TopPin[]
  readonly metric: InsightName
}

/** The Pins with the most. */
export function TopPins({ choice, pins, metric }: TopPinsProps) {
  const locale = useLocale()
  const [isAll, setAll] = useState(false)
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>{words.topPins}</h2>
      <p className={styles['note']}>{words.topPinsBy({ name: insightName(sortOf(metric)) })}</p>
      <DataTable
        caption={words.topPins}
        rows={isAll ? pins : pins.slice(0, FIRST)}
        keyOf={({ pin }) => pin.id}
        empty={<p>{words.noPins}</p>}
        columns={pinColumns(choice, locale)}
      />
      {!isAll && pins.length > FIRST && <Button onClick={() => setAll(true)}>{words.more}</Button>}
    </section>
  )
}

interface TopBoardsProps {
  readonly choice: InsightsChoice
  readonly boards: readonly TopBoard[]
}

/** The boards with the most. */
export function TopBoards({ choice, boards }: TopBoardsProps) {
  const locale = useLocale()
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>{words.topBoards}</h2>
      <DataTable
        caption={words.topBoards}
        rows={boards.slice(0, FIRST)}
        keyOf={({ board }) => board.id}
        empty={<p>{words.noBoards}</p>}
        columns={boardColumns(choice, locale)}
      />
    </section>
  )
}
