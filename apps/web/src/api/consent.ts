import type { Viewer } from '@pinfold/contract'
import { createStore, useStore } from '../ui/store.ts'
import { useRootData } from './viewer.ts'

/** What somebody allows beyond what the product needs to run. */
export type Consent = NonNullable<Viewer['cookie_preferences']>

/**
 * What this program does beyond what it needs to run: it remembers on the device what was searched for and looked at, and
 * counts how often Pins are seen and videos played. It shows no ads, so it does not ask for that.
 */
export const askedConsents = [
  'allow_personalization_cookies',
  'allow_analytic_cookies',
] as const satisfies readonly (keyof Consent)[]

interface ConsentState {
  /** Chosen since the page was loaded, and by whom. */
  readonly chosen: { readonly viewerId: string | null; readonly consent: Consent } | null
  readonly isSettingsOpen: boolean
}

const store = createStore<ConsentState>({ chosen: null, isSettingsOpen: false })

const change = (part: Partial<ConsentState>) => store.change({ ...store.read(), ...part })

/** Notes what the server has kept. */
export const noteConsent = (viewerId: string | null, consent: Consent): void =>
  change({ chosen: { viewerId, consent }, isSettingsOpen: false })
export const openCookieSettings = (): void => change({ isSettingsOpen: true })
export const closeCookieSettings = (): void => change({ isSettingsOpen: false })
export const useIsCookieSettingsOpen = (): boolean => useStore(store).isSettingsOpen

/** What whoever is looking allows; null until they chose, undefined where nobody knows who is looking. */
export function useConsent(): Consent | null | undefined {
  const { chosen } = useStore(store)
  const viewer = useRootData()?.viewer
  return chosen && chosen.viewerId === viewer?.id ? chosen.consent : viewer?.cookie_preferences
}

/** Whether the device may remember what they did, to help them find it again. */
export const useMayRemember = (): boolean => useConsent()?.allow_personalization_cookies === true
