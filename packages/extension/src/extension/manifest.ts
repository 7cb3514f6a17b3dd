import { extensionWords } from './extension.words.ts'

export type Browser = 'chromium' | 'firefox'

const icons = Object.fromEntries([16, 32, 48, 128].map((size) => [size, `icons/${size}.png`]))

/**
 * What a browser is told of the extension. All sites are asked for only when the member wants the button over pictures.
 *
 * @param placeOf names the message that a browser finds a text by
 */
export const manifestFor = (browser: Browser, placeOf: (text: string) => string) => ({
  manifest_version: 3,
  name: placeOf(extensionWords.name),
  description: placeOf(extensionWords.description),
  version: '0.1.0',
  default_locale: 'en',
  icons,
  action: { default_popup: 'popup.html', default_title: placeOf(extensionWords.name), default_icon: icons },
  permissions: ['activeTab', 'alarms', 'contextMenus', 'scripting', 'storage', 'unlimitedStorage'],
  optional_host_permissions: ['*://*/*'],
  background: browser === 'firefox' ? { scripts: ['worker.js'] } : { service_worker: 'worker.js' },
  commands: {
    _execute_action: { suggested_key: { default: 'Alt+Shift+S' }, description: placeOf(extensionWords.saveCommand) },
  },
  // Where the page that makes the token leads back to.
  web_accessible_resources: [{ resources: ['connected.html'], matches: ['*://*/*'] }],
  ...(browser === 'firefox' && {
    browser_specific_settings: {
      gecko: {
        id: 'extension@pinfold.invalid',
        strict_min_version: '142.0',
        data_collection_permissions: { required: ['websiteContent'] },
      },
    },
  }),
})
