export { BoardQuestions } from './board-questions.late.ts'
export type { BoardQuestion } from './board-questions.tsx'
export { EditBoardForm } from './edit-board-form.late.ts'
