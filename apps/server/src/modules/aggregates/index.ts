export { addToSaveCount, addToSaveCounts, changeCommentCount, changeDoneCount } from './aggregate-counts.ts'
export {
  type AggregateRow,
  closeAggregates,
  findAggregates,
  findOpenAggregates,
  insertAggregates,
  leaveAggregates,
  lockAggregates,
  publishAggregates,
} from './aggregate-life.ts'
export { react, takeReactionBack } from './reactions.ts'
