export { DeletedBoards } from './deleted-boards.late.ts'
