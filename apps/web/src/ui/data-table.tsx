import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './data-table.module.css'
import { rowRef } from './pass-focus-on.ts'
import { Skeleton } from './skeleton.tsx'

/** One column of a table. */
export interface Column<Row> {
  readonly key: string
  readonly heading: string
  readonly cell: (row: Row) => ReactNode
  /** Names the row: its heading, and where room is short the first line. */
  readonly isName?: boolean
}

interface DataTableProps<Row> {
  /** What the rows are; read out, and not shown. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Stands in the place of the table where there are no rows. */
  readonly empty: ReactNode
  /** A row that what it offers takes away gives the focus on as it goes. */
  readonly hasGoingRows?: boolean
  /** Rows of the same height stand there until they come. */
  readonly isLoading?: boolean
}

const WAITING_ROWS = 8

/**
 * Rows that are gone through by keys: arrows or j and k, Home and End; Enter does the first thing that a row offers. One row
 * at a time is in the order of Tab, so that the table is passed with one press. On phones each row is a card.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  empty,
  hasGoingRows = false,
  isLoading = false,
}: DataTableProps<Row>) {
  const [current, setCurrent] = useState<string | null>(null)
  if (isLoading) return <WaitingTable caption={caption} columns={columns} />
  if (rows.length === 0) return empty
  const keys = rows.map(keyOf)
  const inOrder = current !== null && keys.includes(current) ? current : keys[0]
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>{caption}</caption>
      <Head columns={columns} />
      <tbody ref={hearKeys}>
        {rows.map((row) => {
          const key = keyOf(row)
          return (
            <tr
              key={key}
              ref={hasGoingRows ? rowRef : null}
              className={styles['row']}
              tabIndex={key === inOrder ? 0 : -1}
              onFocus={() => setCurrent(key)}
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Head<Row>({ columns }: Pick<DataTableProps<Row>, 'columns'>) {
  return (
    <thead className={styles['head']}>
      <tr>
        {columns.map(({ key, heading }) => (
          <th key={key} scope="col" className={styles['heading']}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Cell<Row>({ column, children }: { readonly column: Column<Row>; readonly children: ReactNode }) {
  const label = (
    <span className={styles['label']} aria-hidden="true">
      {column.heading}
    </span>
  )
  return column.isName === true ? (
    <th scope="row" className={classNames(styles['cell'], styles['name'])}>
      {children}
    </th>
  ) : (
    <td className={styles['cell']}>
      {label}
      <div className={styles['value']}>{children}</div>
    </td>
  )
}

function WaitingTable<Row>({ caption, columns }: Pick<DataTableProps<Row>, 'caption' | 'columns'>) {
  return (
    <table className={styles['table']} aria-busy="true">
      <caption className={styles['caption']}>{caption}</caption>
      <Head columns={columns} />
      <tbody>
        {Array.from({ length: WAITING_ROWS }, (_, at) => (
          <tr key={at} className={styles['row']}>
            {columns.map(({ key }) => (
              <td key={key} className={styles['cell']}>
                <Skeleton style={{ inlineSize: '70%', blockSize: 20 }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  j: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  k: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Rows take keys while one of them has the focus; what they hold goes on taking its own. */
function hearKeys(body: HTMLTableSectionElement | null) {
  const move = (event: KeyboardEvent) => moveByKeys(event, body)
  body?.addEventListener('keydown', move)
  return () => body?.removeEventListener('keydown', move)
}

function moveByKeys(event: KeyboardEvent, body: HTMLTableSectionElement | null) {
  const { target, key } = event
  // Keys that are meant for a link or field inside of a row stay there.
  if (!(target instanceof HTMLTableRowElement) || event.ctrlKey || event.metaKey || event.altKey) return
  if (key === 'Enter') return target.querySelector<HTMLElement>('a[href], button')?.click()
  const step = steps[key]
  if (!step) return
  event.preventDefault()
  const rows = [...(body?.rows ?? [])]
  rows[step(rows.indexOf(target), rows.length - 1)]?.focus()
}
