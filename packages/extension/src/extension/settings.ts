/** What the extension remembers on this device. */
export interface Settings {
  /** The origin of the installation; empty where none is known. */
  readonly server: string
  /** The access token; empty where it is not connected. */
  readonly token: string
  /** Hosts on which no button shows over pictures. */
  readonly quietHosts: readonly string[]
}

const none: Settings = { server: '', token: '', quietHosts: [] }

/** The installation that the extension was got from, which wrote its address beside it. */
async function serverOfOrigin(): Promise<string> {
  try {
    const answer = await fetch(chrome.runtime.getURL('server.json'))
    const { server } = (await answer.json()) as { server?: unknown }
    return typeof server === 'string' ? server : ''
  } catch {
    return ''
  }
}

export async function readSettings(): Promise<Settings> {
  const kept = (await chrome.storage.local.get(['server', 'token', 'quietHosts'])) as Partial<Settings>
  const settings = { ...none, ...kept }
  return settings.server === '' ? { ...settings, server: await serverOfOrigin() } : settings
}

export const changeSettings = (change: Partial<Settings>): Promise<void> => chrome.storage.local.set(change)

/** The origin of what was typed, with or without its scheme; null for what is no address. */
export function originOf(typed: string): string | null {
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`
  const url = URL.parse(whole)
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '' ? url.origin : null
}
