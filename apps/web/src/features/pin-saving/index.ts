export { ActionsSheet } from './actions-sheet.tsx'
export { RepinScreen } from './repin-screen.tsx'
export { SavePicker } from './save-picker.tsx'
