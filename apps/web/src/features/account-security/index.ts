export { AccessTokensSection } from './access-tokens-section.tsx'
export { SecondFactorSection } from './second-factor-section.tsx'
export { SessionsScreen } from './sessions-screen.tsx'
