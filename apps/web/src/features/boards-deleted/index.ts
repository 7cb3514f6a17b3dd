export { DeletedBoards } from './deleted-boards.tsx'
