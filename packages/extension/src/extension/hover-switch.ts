import { changeSettings, readSettings } from './settings.ts'

const SCRIPT = 'hover'
const everywhere = { origins: ['*://*/*'] }

/** Whether the member let the button stand over pictures everywhere. */
export const isHoverOn = (): Promise<boolean> => chrome.permissions.contains(everywhere)

/** Asks for leave for all sites: only now, and only in a press. False where it was not given. */
export async function switchHover(isOn: boolean): Promise<boolean> {
  if (isOn) await chrome.permissions.request(everywhere)
  else await chrome.permissions.remove(everywhere)
  await updateHover()
  return isHoverOn()
}

/** Puts the button's script where the member allows it, or takes it away. */
export async function updateHover(): Promise<void> {
  const [known] = await chrome.scripting.getRegisteredContentScripts({ ids: [SCRIPT] })
  const isOn = await isHoverOn()
  if (isOn && !known) {
    await chrome.scripting.registerContentScripts([
      { id: SCRIPT, matches: everywhere.origins, js: ['hover.js'], runAt: 'document_idle' },
    ])
  } else if (!isOn && known) {
    await chrome.scripting.unregisterContentScripts({ ids: [SCRIPT] })
  }
}

/** Shows the button on the pages of a host, or keeps it away. */
export async function switchHost(host: string, isShown: boolean): Promise<void> {
  const { quietHosts } = await readSettings()
  const others = quietHosts.filter((each) => each !== host)
  await changeSettings({ quietHosts: isShown ? others : [...others, host] })
}
