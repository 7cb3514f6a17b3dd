export { BoardOperations } from './board-operations.tsx'
