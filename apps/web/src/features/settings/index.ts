export { PermissionsScreen } from './permissions-screen.tsx'
export { PersonalInformationScreen } from './personal-information-screen.tsx'
export { SettingsFrame } from './settings-frame.tsx'
