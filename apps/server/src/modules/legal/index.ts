export { bindSitePages } from './site-pages.routes.ts'
export { createSitePages } from './site-pages.ts'
