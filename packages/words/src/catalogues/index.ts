export { compileText } from './compile.ts'
export { compileSet, keepCatalogues, readTexts } from './read-set.ts'
