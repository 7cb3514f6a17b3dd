// From the first pin that carries an aggregate to the last: whether everybody may see it follows its pins, and whoever
// changes that holds its lock, or that of the only pin.
export {
  type AggregateRow,
  closeAggregates,
  findAggregates,
  findOpenAggregates,
  insertAggregates,
  lockAggregates,
  publishAggregates,
} from './aggregates.queries.ts'
export { leaveAggregates } from './leave-aggregates.ts'
