import { createStore } from '../../ui/store.ts'

/** What a browser hands out where it can put this site among a phone's apps. */
export interface InstallOffer extends Event {
  /** Asks its person; once, and only soon after a press. */
  readonly prompt: () => Promise<unknown>
}

export const installOffer = createStore<InstallOffer | null>(null)

/** Keeps the browser's own question back, for a moment that disturbs less. */
export function keepInstallOffer(page: EventTarget): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installOffer.change(event as InstallOffer)
  })
}

// It comes once, and may come before the page is alive.
if (typeof window !== 'undefined') keepInstallOffer(window)
