import { defineWords } from '@pinfold/words'

/** The form with which something is reported. */
export const reportFormWords = defineWords('report-form', {
  spam: 'Spam or misleading',
  harassment: 'Harassment or bullying',
  hate: 'Hate',
  sexual: 'Sexual content',
  selfHarm: 'Self-harm',
  copyright: 'Someone else’s work',
  impersonation: 'Pretending to be someone else',
  underage: 'Too young to have an account',
  other: 'Something else',
  wrongWithIt: 'What is wrong with it?',
  wrongWithProfile: 'What is wrong with this profile?',
  wrongWithConversation: 'What is wrong with this conversation?',
  chooseReason: 'Choose a reason.',
  detail: 'Anything else we should know?',
  report: 'Report',
  sent: 'Thank you. The moderators will look at it.',
})
