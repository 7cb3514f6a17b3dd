export { CommentsSection } from './comments-section.tsx'
export { COMMENT_PREVIEW } from './use-comments.ts'
