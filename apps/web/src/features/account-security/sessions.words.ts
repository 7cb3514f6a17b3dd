import { defineWords } from '@pinfold/words'

export const sessionWords = defineWords('sessions', {
  heading: 'Where you’re logged in',
  lead: 'Don’t recognize a session? End it, and that device is logged out at once.',
  browserOn: '{browser} on {system}',
  unknownDevice: 'Unknown device',
  ended: 'Session on {name} ended',
  now: 'This device, now',
  signedIn: 'Signed in <age></age>',
  current: 'Current',
  end: 'End',
  endNamed: 'End the session on {name}',
})
