export { CookieConsent } from './cookie-consent.tsx'
