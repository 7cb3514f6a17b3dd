import { ScanSearch } from 'lucide-react'
import { links } from '../../api/links.ts'
import { useRootData } from '../../api/viewer.ts'
import { LinkButton } from '../../ui/button.tsx'
import { visualSearchWords } from './visual-search.words.ts'

/** Leads to the search by a pin's picture; nothing where the site has none. */
export function PictureSearchLink({
  pinId,
  className,
}: {
  readonly pinId: string
  readonly className?: string | undefined
}) {
  if (useRootData()?.hasVisualSearch !== true) return null
  return (
    <LinkButton to={links.visualSearch(pinId)} className={className} icon={<ScanSearch size={20} aria-hidden="true" />}>
      {visualSearchWords.searchPicture}
    </LinkButton>
  )
}
