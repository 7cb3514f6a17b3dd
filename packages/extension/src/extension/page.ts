import { collectPictures } from '../page/collect-pictures.ts'
import type { Message } from './messages.ts'

/** A picture as whoever looks at the page gets it, cookies and all; null where the page may not read it either. */
async function bytesOf(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { credentials: 'include' })
    const blob = await answer.blob()
    if (!answer.ok || !blob.type.startsWith('image/')) return null
    return await new Promise((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null))
      reader.addEventListener('error', () => resolve(null))
      reader.readAsDataURL(blob)
    })
  } catch {
    return null
  }
}

/** Set once the script is in the page: it may be put there again at each press. */
const HERE = 'pinfoldListens'

if (!(HERE in globalThis)) {
  Object.assign(globalThis, { [HERE]: true })
  chrome.runtime.onMessage.addListener((message: Message, _sender, answer) => {
    if (message.ask === 'pictures') void collectPictures(document).then(answer)
    else if (message.ask === 'bytes') void bytesOf(message.address).then(answer)
    else return false
    return true
  })
}
