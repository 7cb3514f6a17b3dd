import { extensionWords } from './extension.words.ts'
import { updateHover } from './hover-switch.ts'
import type { Message } from './messages.ts'
import { save, saveWaiting } from './saving.ts'

const AGAIN = 'again'
const MINUTES = 1
const PICTURE = 'picture'
const PAGE = 'page'

/** The popup as a window of its own, for a page: a popup that is pressed open would close with the first look elsewhere. */
async function openWindow(tabId: number, address: string): Promise<void> {
  const asked = new URLSearchParams({ tab: String(tabId), address })
  await chrome.windows.create({ url: `popup.html?${asked}`, type: 'popup', width: 420, height: 640 })
}

chrome.runtime.onMessage.addListener((message: Message, sender, answer) => {
  if (message.ask === 'save') {
    void save(message.wish).then(answer)
    return true
  }
  if (message.ask === 'choose' && sender.tab?.id !== undefined) void openWindow(sender.tab.id, message.address)
  return false
})

chrome.runtime.onInstalled.addListener(() => {
  chrome.contextMenus.removeAll(() => {
    chrome.contextMenus.create({ id: PICTURE, title: extensionWords.menuPicture, contexts: ['image'] })
    chrome.contextMenus.create({ id: PAGE, title: extensionWords.menuPage, contexts: ['page'] })
  })
  void updateHover()
})

chrome.contextMenus.onClicked.addListener(({ menuItemId, srcUrl }, tab) => {
  if (tab?.id !== undefined) void openWindow(tab.id, menuItemId === PICTURE ? (srcUrl ?? '') : '')
})

// What waits is tried again when the browser starts, when it is connected again, and every minute.
void chrome.alarms.create(AGAIN, { periodInMinutes: MINUTES })
chrome.alarms.onAlarm.addListener(({ name }) => {
  if (name === AGAIN) void saveWaiting()
})
chrome.runtime.onStartup.addListener(() => void saveWaiting())
self.addEventListener('online', () => void saveWaiting())
chrome.storage.onChanged.addListener((changes) => {
  if (changes['token']?.newValue) void saveWaiting()
})
chrome.permissions.onRemoved.addListener(() => void updateHover())
