import { defineWords } from '@pinfold/words'

/** The page behind the link of an email. */
export const unsubscribeWords = defineWords('unsubscribe', {
  settings: 'Notification settings',
  done: 'You won’t get these emails anymore.',
  canTurnOn: 'You can turn them on again in your settings.',
  invalid: 'This link isn’t valid.',
  mayBeCut: 'Part of it may be missing. You can also turn off emails in your settings.',
  question: 'Stop these emails?',
  stop: 'Stop the emails',
  notificationsStay: 'Your notifications stay on Pinfold. Only the email summary stops.',
})
