export { PinCreationScreen } from './pin-creation-screen.tsx'
