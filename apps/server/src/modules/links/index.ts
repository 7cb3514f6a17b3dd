export { bindLinks, scheduleLinks } from './links.routes.ts'
export { createPageParser, type PageParser } from './parsing/page-parser.ts'
export { fetchPicture, type FetchPictureDeps } from './pictures/fetch-picture.ts'
export { createPreviewProofs } from './pictures/preview-proofs.ts'
export { registerPreviewRoute } from './pictures/preview-route.ts'
export { fetchedUpload, type FetchUploadDeps } from './pictures/fetch-upload.ts'
export { readPage, type ReadPageDeps, refreshPage, type RefreshedPage } from './look-at-page.ts'
export type {
  ArticleFacts,
  PageFacts,
  PagePicture,
  PagePrice,
  ProductFacts,
  ReadPage,
  RecipeFacts,
} from './read-page.ts'
