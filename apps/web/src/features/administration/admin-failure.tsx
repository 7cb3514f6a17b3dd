import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { adminLinks } from './admin-links.ts'
import { adminWords } from './admin.words.ts'

/** Stands in the place of a page that cannot be shown, inside the area. */
export function AdminFailure({ status }: { readonly status: number }) {
  const heading = status === 404 ? adminWords.missing : status === 403 ? adminWords.notYours : adminWords.wentWrong
  return (
    <EmptyState
      drawing={status === 404 ? 'lost' : 'broken'}
      headingLevel={1}
      heading={heading}
      action={<LinkButton to={adminLinks.overview()}>{adminWords.backToOverview}</LinkButton>}
    >
      {status === 404 ? adminWords.missingText : undefined}
    </EmptyState>
  )
}
