export { ConnectExtensionScreen } from './connect-extension-screen.tsx'
