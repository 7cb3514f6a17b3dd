import { defineWords } from '@pinfold/words'

/** The second step of a log-in. */
export const secondFactorWords = defineWords('second-factor', {
  step: 'Second step',
  recoveryCode: 'Recovery code',
  recoveryCodeHelp: 'One of the codes you saved. Each works once.',
  appCodeHelp: 'Six digits that change every 30 seconds.',
  withApp: 'Use the app instead',
  withRecoveryCode: 'Use a recovery code instead',
  codeMissing: 'Enter the code.',
  startAgain: 'Start again',
})
