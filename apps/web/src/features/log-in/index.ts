export { LogInScreen, SignUpScreen } from './entrance-screens.tsx'
export { LoginPromptProvider } from './login-prompt-provider.tsx'
export { SessionWatch } from './session-watch.tsx'
