export { bindProfiles } from './profiles.routes.ts'
