import { changeSettings } from './settings.ts'

const KEPT = 'connecting'

/** Opens the page of the product that makes a token; it leads back with it. */
export async function beginConnecting(server: string): Promise<void> {
  const state = crypto.randomUUID()
  await chrome.storage.local.set({ [KEPT]: { state, server } })
  const asked = new URLSearchParams({ to: chrome.runtime.getURL('connected.html'), state })
  await chrome.tabs.create({ url: `${server}/extension/connect/?${asked}` })
}

/** Takes the token that the page led back with; false for one that nobody here asked for. */
export async function endConnecting(hash: string): Promise<boolean> {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const kept = (await chrome.storage.local.get(KEPT))[KEPT] as { state: string; server: string } | undefined
  const token = given.get('token') ?? ''
  if (kept === undefined || given.get('state') !== kept.state || token === '') return false
  await chrome.storage.local.remove(KEPT)
  await changeSettings({ server: kept.server, token })
  return true
}
