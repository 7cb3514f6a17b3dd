import { defineWords } from '@pinfold/words'

/** Turning the second factor of the account on and off. */
export const twoFactorWords = defineWords('two-factor', {
  heading: 'Two-factor log-in',
  lead: 'A code from an authenticator app, on top of your password.',
  isOn: 'Two-factor log-in is on',
  isOff: 'Two-factor log-in is off',
  turnedOff: 'Two-factor log-in is off',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnOffLabel: 'Turn off two-factor log-in',
  turnOffHeading: 'Turn off two-factor log-in?',
  turnOffText: 'After that, you’ll log in with just your password.',
  setUp: 'Set up',
  setUpLabel: 'Set up two-factor log-in',
  setUpHow: 'Scan this with your authenticator app, or type in the key. Then enter the code it shows.',
  code: 'Code',
  recoveryCodes: 'Recovery codes',
  codesLeft: '{count, plural, one {{shown} left} other {{shown} left}}',
  newCodes: 'New codes',
  keepCodes: 'Keep your recovery codes',
  keepCodesHow:
    'Each code works once, for when you can’t use your app. This is the only time we show them, so write them down or store them safely.',
  codesSaved: 'I saved them',
})
