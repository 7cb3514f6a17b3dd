export { SaveWindowScreen } from './save-window-screen.tsx'
