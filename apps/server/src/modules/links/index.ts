export type {
  ArticleFacts,
  PageFacts,
  PagePicture,
  PagePrice,
  ProductFacts,
  ReadPage,
  RecipeFacts,
} from './read-page.ts'
