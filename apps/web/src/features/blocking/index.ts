export { ModerationDialogs } from './moderation-dialogs.tsx'
