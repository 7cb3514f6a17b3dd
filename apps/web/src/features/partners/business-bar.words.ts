import { defineWords } from '@pinfold/words'

export const businessBarWords = defineWords('business-bar', {
  business: 'Business',
  actingAs: 'Acting as <b>{name}</b>',
  ownAccount: 'Using your own account, <b>{name}</b>',
  you: '{name} (you)',
  actAs: 'Act as',
  switchProfile: 'Switch profile',
  switch: 'Switch',
  hide: 'Hide',
  hidden: 'Hidden. You can show it again from your account menu.',
  secondFactorFirst: 'Log in with your second factor to act for {name}.',
})
