export { EditProfileButton } from './edit-profile-button.tsx'
export { EditProfileScreen } from './edit-profile-screen.tsx'
