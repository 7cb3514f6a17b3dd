import { links } from '../../../api/links.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { unsubscribeWords } from './unsubscribe.words.ts'

interface UnsubscribeScreenProps {
  /** Where the button's press goes; null where the address holds no token. */
  readonly action: string | null
  /** Whether it was pressed, and worked. */
  readonly done: boolean | undefined
}

/** The page behind an email's link: one press, without a log-in, also before any script runs. */
export function UnsubscribeScreen({ action, done }: UnsubscribeScreenProps) {
  const settings = <LinkButton to={links.notificationSettings()}>{unsubscribeWords.settings}</LinkButton>
  if (done === true) {
    return (
      <EmptyState drawing="boards" heading={unsubscribeWords.done} headingLevel={1} action={settings}>
        {unsubscribeWords.canTurnOn}
      </EmptyState>
    )
  }
  if (done === false || action === null) {
    return (
      <EmptyState drawing="broken" heading={unsubscribeWords.invalid} headingLevel={1} action={settings}>
        {unsubscribeWords.mayBeCut}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      drawing="pins"
      heading={unsubscribeWords.question}
      headingLevel={1}
      action={
        <form method="post" action={action}>
          <input type="hidden" name="from" value="page" />
          <Button type="submit" kind="primary" size={48}>
            {unsubscribeWords.stop}
          </Button>
        </form>
      }
    >
      {unsubscribeWords.notificationsStay}
    </EmptyState>
  )
}
