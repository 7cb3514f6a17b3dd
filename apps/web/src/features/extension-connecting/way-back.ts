/** Pages of an extension on this device: nothing on the network is ever led to with a token. */
const ofExtension = /^(?:chrome-extension:\/\/[a-p]{32}|moz-extension:\/\/[0-9a-f-]{36})\/connected\.html$/

/** Where the token is handed to; null for any place but the extension's own page. */
export function wayBack(to: string | undefined, state: string | undefined): ((token: string) => string) | null {
  if (to === undefined || state === undefined || !ofExtension.test(to)) return null
  // Behind the `#` no server and no log sees it.
  return (token) => `${to}#${new URLSearchParams({ token, state })}`
}
