export { scheduleDiscovery } from './discovery.jobs.ts'
export { bindDiscovery } from './discovery.routes.ts'
export { type FeedLimits, feedLimits } from './feed-limits.ts'
export { createSearchIndex } from './search/postgres-search-index.ts'
