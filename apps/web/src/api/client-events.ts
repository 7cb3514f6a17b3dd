/** What the pages note of what somebody did, by the protocol's numbers or by name. */
export const clientEvents = {
  board_reorder: 44,
  topic_follow: 601,
  topic_unfollow: 602,
  invite_redeem_failed: 'invite_redeem_failed',
} as const

export type ClientEventName = keyof typeof clientEvents

/** Notes that something happened. The operator's scripts may listen for `pinfold:event`; nothing else keeps it. */
export function noteEvent(name: ClientEventName, detail: Readonly<Record<string, string>> = {}): void {
  window.dispatchEvent(new CustomEvent('pinfold:event', { detail: { type: clientEvents[name], name, ...detail } }))
}
