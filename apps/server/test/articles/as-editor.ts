import {
  type ArticleInput,
  createArticle as create,
  publishArticle as publish,
  updateArticle as update,
  withdrawArticle as withdraw,
} from '../../src/modules/articles/index.ts'
import { commandLine } from '../../src/modules/employees/index.ts'
import type { Core } from '../../src/app.ts'

const WHY = 'A test needs it'

/** Articles as the program itself writes them: the commands, without whoever acts and why. */
export const createArticle = async (core: Core, input: ArticleInput) =>
  (await create(core, commandLine, input, WHY)).answer
export const publishArticle = (core: Core, wish: Parameters<typeof publish>[2]) => publish(core, commandLine, wish, WHY)
export const updateArticle = (core: Core, wish: Parameters<typeof update>[2]) => update(core, commandLine, wish, WHY)
export const withdrawArticle = (core: Core, id: string) => withdraw(core, commandLine, id, WHY)
