import { make } from '../page/make-element.ts'
import { endConnecting } from './connecting.ts'
import { extensionWords } from './extension.words.ts'

async function show(): Promise<void> {
  const isConnected = await endConnecting(window.location.hash)
  // The token is in no history.
  window.history.replaceState(null, '', window.location.pathname)
  const text = isConnected ? extensionWords.connected : extensionWords.notConnected
  document.title = extensionWords.name
  document.body.replaceChildren(
    make('main', {}, make('h1', {}, extensionWords.name), make('p', { role: 'status' }, text)),
  )
}

void show()
