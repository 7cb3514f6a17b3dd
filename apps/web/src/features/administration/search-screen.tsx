import type { adminSearch, AdminSearchKind } from '@pinfold/contract'
import type { Answer } from '../../api/client.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AdminPage } from './admin-page.tsx'
import { adminWords } from './admin.words.ts'
import { FoundTable } from './found-table.tsx'
import { SearchForm } from './search-form.tsx'

interface SearchScreenProps {
  readonly query: string
  readonly kind: AdminSearchKind
  readonly found: Answer<typeof adminSearch>
  readonly mayWarn: boolean
}

/** Finds things by id, name or address. */
export function SearchScreen({ query, kind, found, mayWarn }: SearchScreenProps) {
  return (
    <AdminPage heading={adminWords.search}>
      <SearchForm query={query} kind={kind} />
      {query === '' ? (
        <EmptyState drawing="pins" heading={adminWords.nothingTyped}>
          {adminWords.nothingTypedText}
        </EmptyState>
      ) : (
        <FoundTable query={query} kind={kind} first={found} mayWarn={mayWarn} />
      )}
    </AdminPage>
  )
}
