export {
  addToSaveCount,
  addToSaveCounts,
  type AggregateRow,
  changeCommentCount,
  changeDoneCount,
  closeAggregates,
  findAggregates,
  findOpenAggregates,
  insertAggregates,
  lockAggregates,
  publishAggregates,
} from './aggregates.queries.ts'
export { leaveAggregates } from './leave-aggregates.ts'
export { countReaction, deleteReaction, findReaction, putReaction } from './reactions.queries.ts'
