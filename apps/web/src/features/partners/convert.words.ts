import { defineWords } from '@pinfold/words'

export const convertWords = defineWords('convert', {
  heading: 'Upgrade to a business account',
  reach: 'People can write, call or visit you from your profile.',
  views: 'See how often people view your profile and Pins.',
  stays: 'Your boards, Pins and followers stay as they are.',
  businessName: 'Business name',
  businessNameHelp: 'It replaces your name on your profile',
  upgrade: 'Upgrade',
  settingUp: 'Setting up your business account',
})
