import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { links } from '../../api/links.ts'
import { OperatorWords, SitePage } from './site-page.tsx'
import { termsWords } from './site-terms.words.ts'

/** The operator's terms; Pinfold has none of its own. */
export function TermsScreen({ html, updatedAt }: { readonly html: string | null; readonly updatedAt: string | null }) {
  if (html === null) {
    return (
      <EmptyState
        drawing="boards"
        heading={termsWords.noneHeading}
        headingLevel={1}
        action={<LinkButton to={links.about()}>{termsWords.about}</LinkButton>}
      >
        {termsWords.noneText}
      </EmptyState>
    )
  }
  return (
    <SitePage heading={termsWords.heading}>
      <OperatorWords html={html} updatedAt={updatedAt} />
    </SitePage>
  )
}
