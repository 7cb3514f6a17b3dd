export { bindLinks, scheduleLinks } from './links.routes.ts'
export { createPageParser, type PageParser } from './parsing/page-parser.ts'
export { fetchPicture, type FetchPictureDeps } from './pictures/fetch-picture.ts'
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
