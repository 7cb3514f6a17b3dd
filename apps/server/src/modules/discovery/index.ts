export { scheduleDiscovery } from './discovery.jobs.ts'
export { bindDiscovery } from './discovery.routes.ts'
