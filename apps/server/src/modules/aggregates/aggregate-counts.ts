// What an aggregate counts, under its lock: what becomes of the saves, comments and tries is their modules' to write.
export { addToSaveCount, addToSaveCounts, changeCommentCount, changeDoneCount } from './aggregates.queries.ts'
