// Changes what an aggregate counts, under its lock. The modules of saves, comments and tries write their own rows.
export { addToSaveCount, addToSaveCounts, changeCommentCount, changeDoneCount } from './aggregates.queries.ts'
