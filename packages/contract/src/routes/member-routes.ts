import { consumerRoutes } from './consumer-routes.ts'
import { boardRoutes, profileRoutes } from './profile-routes.ts'

/** The addresses of everything but advertising: what most pages link to, without the weight of the rest. */
export const memberRoutes = { ...consumerRoutes, ...profileRoutes, ...boardRoutes }
