import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { links } from '../../api/links.ts'
import { OperatorWords, SitePage } from './site-page.tsx'

/** The operator's terms; Pinfold has none of its own. */
export function TermsScreen({ html, updatedAt }: { readonly html: string | null; readonly updatedAt: string | null }) {
  if (html === null) {
    return (
      <EmptyState
        drawing="boards"
        heading="No terms yet"
        headingLevel={1}
        action={<LinkButton to={links.about()}>About this site</LinkButton>}
      >
        The people who run this site haven’t published any terms.
      </EmptyState>
    )
  }
  return (
    <SitePage heading="Terms">
      <OperatorWords html={html} updatedAt={updatedAt} />
    </SitePage>
  )
}
