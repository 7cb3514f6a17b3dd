import { createStore } from '../../ui/store.ts'

/** What a browser hands out where it can put this site among a phone's apps. */
export interface InstallOffer extends Event {
  /** Asks its person; once, and only soon after a press. */
  readonly prompt: () => Promise<unknown>
}

export const installOffer = createStore<InstallOffer | null>(null)

/** Keeps the browser's own question back, for a moment that disturbs less; `earlyOffer` is one that came before this code. */
export function keepInstallOffer(page: EventTarget & { readonly earlyOffer?: unknown }): void {
  if (page.earlyOffer instanceof Event) installOffer.change(page.earlyOffer as InstallOffer)
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installOffer.change(event as InstallOffer)
  })
}

// It comes once, and may come before the page is alive: the head of a member's page holds it until then.
if (typeof window !== 'undefined') keepInstallOffer(window)
