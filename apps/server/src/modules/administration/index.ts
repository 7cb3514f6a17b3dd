export { bindAdministration } from './administration.routes.ts'
export { registerHiddenPictureRoute } from './hidden-picture-route.ts'
