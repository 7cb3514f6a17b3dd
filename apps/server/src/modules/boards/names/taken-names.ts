// Names that are not to be proposed for a new board; which ones to leave out is the viewer's to decide.
export { findTakenNames } from './taken-names.queries.ts'
