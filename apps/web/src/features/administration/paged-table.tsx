import type { Endpoint, OptionsInput, ReplyOf } from '@pinfold/contract'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { Answer } from '../../api/client.ts'
import { usePages } from '../../api/use-pages.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field.tsx'
import styles from './admin-page.module.css'
import { adminWords } from './admin.words.ts'

type RowOf<E extends Endpoint> = ReplyOf<E> extends readonly (infer R)[] ? R : never

interface PagedTableProps<E extends Endpoint & { readonly paged: boolean }> {
  readonly endpoint: E
  readonly options: OptionsInput<E>
  /** The first page, as the loader answered it. */
  readonly first: Answer<E>
  readonly caption: string
  readonly columns: readonly Column<RowOf<E>>[]
  readonly empty: ReactNode
}

/** A list of the admin area that goes on by pages, with its states: nothing there, on its way, failed, more to come. */
export function PagedTable<E extends Endpoint & { readonly paged: boolean }>({
  endpoint,
  options,
  first,
  caption,
  columns,
  empty,
}: PagedTableProps<E>) {
  const { rows, loadMore, isLoadingMore, hasMore, hasFailed, retry } = usePages(
    endpoint,
    options,
    first,
    undefined,
    false,
  )
  const { location } = useNavigation()
  // Only where the page asks itself anew: what leads elsewhere keeps what is there.
  const isAskingAnew = location !== undefined && globalThis.location?.pathname === location.pathname
  return (
    <>
      <p className={classNames(styles['note'], styles['keys'])}>{rows.length > 0 && adminWords.keys}</p>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        keyOf={(row) => (row as { id: string }).id}
        empty={empty}
        isLoading={isAskingAnew}
      />
      {hasFailed && (
        <div className={styles['pair']}>
          <FieldError>{adminWords.failed}</FieldError>
          <Button onClick={retry}>{adminWords.again}</Button>
        </div>
      )}
      {hasMore && !hasFailed && (
        <div className={styles['more']}>
          <Button isBusy={isLoadingMore} onClick={loadMore}>
            {adminWords.more}
          </Button>
        </div>
      )}
    </>
  )
}
