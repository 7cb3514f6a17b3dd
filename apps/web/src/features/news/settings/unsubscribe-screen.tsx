import { links } from '../../../api/links.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

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
      <EmptyState drawing="boards" heading="You won’t get these emails anymore." headingLevel={1} action={settings}>
        You can turn them on again in your settings.
      </EmptyState>
    )
  }
  if (done === false || action === null) {
    return (
      <EmptyState drawing="broken" heading="This link isn’t valid." headingLevel={1} action={settings}>
        Part of it may be missing. You can also turn off emails in your settings.
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
      Your notifications stay on Pinfold. Only the email summary stops.
    </EmptyState>
  )
}
