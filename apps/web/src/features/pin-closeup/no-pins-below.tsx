import { useRevalidator } from 'react-router'
import { links } from '../../api/links.ts'
import { actionWords } from '../../ui/action.words.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { relatedPinsWords } from './related-pins.words.ts'

/** Stands where no Pins like it are: there are none yet, or they did not come. */
export function NoPinsBelow({ hasFailed }: { readonly hasFailed: boolean }) {
  const { revalidate, state } = useRevalidator()
  if (hasFailed)
    return (
      <EmptyState
        drawing="broken"
        heading={relatedPinsWords.failed}
        action={
          <Button isBusy={state === 'loading'} onClick={() => void revalidate()}>
            {actionWords.retry}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      drawing="pins"
      heading={relatedPinsWords.none}
      action={<LinkButton to={links.ideas()}>{relatedPinsWords.explore}</LinkButton>}
    >
      {relatedPinsWords.noneHelp}
    </EmptyState>
  )
}
