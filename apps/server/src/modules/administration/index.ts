export { bindAdministration } from './administration.routes.ts'
export { bindAnnouncements } from './announcements/announcements.routes.ts'
export { createStandingAnnouncements } from './announcements/standing-announcements.ts'
export { registerHiddenPictureRoute } from './hidden-picture-route.ts'
