export { AboutScreen } from './about-screen.tsx'
export { HelpScreen } from './help-screen.tsx'
export { PrivacyScreen } from './privacy-screen.tsx'
export { TermsScreen } from './terms-screen.tsx'
