export { resourceDocument } from './resource-document.ts'
export { serveDocument } from './serve-document.ts'
export { typedDocument } from './typed-document.ts'
