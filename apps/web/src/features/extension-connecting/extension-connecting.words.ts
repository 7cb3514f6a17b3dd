import { defineWords } from '@pinfold/words'

/** The page on which the browser extension is connected. */
export const extensionConnectingWords = defineWords('extension-connecting', {
  heading: 'Connect the browser extension',
  lead: 'It can then save Pins to your boards as {name}, your secret boards among them, and make new boards.',
  end: 'You can disconnect it at any time: revoke its access token in your security settings.',
  connect: 'Connect',
  wrongAddress: 'Open this page from the extension: press Connect there.',
  tokenName: 'Browser extension, {moment}',
})
