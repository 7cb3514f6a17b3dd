export { BoardsUpsell, isUpsellDue } from './boards-upsell.tsx'
export { ClusterGone } from './cluster-gone.tsx'
export { ClusterScreen } from './cluster-screen.tsx'
export { Unorganized } from './unorganized.tsx'
