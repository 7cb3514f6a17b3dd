export { bindSitePages } from './site-pages.routes.ts'
export { createSitePages } from './site-pages.ts'
export { bindTakedownQueue, bindTakedowns } from './takedowns/takedowns.routes.ts'
export { scheduleLegal } from './takedowns/takedowns.jobs.ts'
export { createTakedownCounts } from './takedowns/takedowns.view.ts'
export { createWithdrawalCodes } from './takedowns/withdrawal-codes.ts'
export { acceptTakedown } from './takedowns/commands/decide-takedown.ts'
export { endTakedowns } from './takedowns/end-takedowns.ts'
export { type ShowDeps, showAsDecided } from './takedowns/show-as-decided.ts'
export { forgetRemoved, noteRemoved } from './removed-things.queries.ts'
export {
  findOffenders,
  lockOffender,
  settleOffences,
} from './takedowns/offenders/offenders.queries.ts'
export { findRemovedOf } from './takedowns/takedown-items.queries.ts'
export { takedownData } from './takedowns/takedown-data.ts'
