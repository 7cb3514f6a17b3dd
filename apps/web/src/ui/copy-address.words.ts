import { defineWords } from '@pinfold/words'

/** What is said of an address that was copied. */
export const copyAddressWords = defineWords('copy-address', {
  copied: 'Address copied',
  refused: 'Your browser doesn’t allow copying here. The address is {address}',
})
