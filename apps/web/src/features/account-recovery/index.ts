export { AskForLinkScreen } from './ask-for-link-screen.tsx'
export { LogInLinkScreen } from './log-in-link-screen.tsx'
export { NewPasswordScreen } from './new-password-screen.tsx'
export { VerifyEmailScreen } from './verify-email-screen.tsx'
