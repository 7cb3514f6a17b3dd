export { bindAdministration } from './administration.routes.ts'
