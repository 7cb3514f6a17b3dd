import { links } from '../../api/links.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

interface UnsubscribeScreenProps {
  /** Where the button's press goes; null where the address holds no token. */
  readonly action: string | null
  /** Whether it was pressed, and worked. */
  readonly done: boolean | undefined
}

/** The page behind an email's link: one press, without a log-in, also before any script runs. */
export function UnsubscribeScreen({ action, done }: UnsubscribeScreenProps) {
  const settings = <LinkButton to={links.notificationSettings()}>Notification settings</LinkButton>
  if (done === true) {
    return (
      <EmptyState drawing="boards" heading="You will get no more of these emails." headingLevel={1} action={settings}>
        You can turn them on again in your settings.
      </EmptyState>
    )
  }
  if (done === false || action === null) {
    return (
      <EmptyState drawing="broken" heading="This link is not one of ours." headingLevel={1} action={settings}>
        It may have been cut off on its way. You can stop the emails in your settings, too.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      drawing="pins"
      heading="Stop these emails?"
      headingLevel={1}
      action={
        <form method="post" action={action}>
          <input type="hidden" name="from" value="page" />
          <Button type="submit" kind="primary" size={48}>
            Stop the emails
          </Button>
        </form>
      }
    >
      Your notifications stay on Pinfold. Only the summary by email ends.
    </EmptyState>
  )
}
