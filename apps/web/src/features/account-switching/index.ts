export { useAccountChoices } from './account-choices.tsx'
export { AccountDialogs } from './account-dialogs.tsx'
export { AccountWatch } from './account-watch.tsx'
export { AccountsSection } from './accounts-section.tsx'
