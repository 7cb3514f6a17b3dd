import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { hasArticleTitled } from '../articles.queries.ts'
import { commandLine } from '../../employees/index.ts'
import { createArticle, publishArticle } from './edit-article.ts'

/** An article that comes with an installation. */
interface BroughtArticle {
  readonly title: string
  readonly summary: string
  readonly words: string
  readonly type: 0 | 1 | 2 | 3
  readonly isShop: boolean
  readonly wall: 'pins' | 'boards'
  readonly thingIds: readonly Id[]
  readonly publishAt: Date
}

const WHY = 'It comes with the installation'

/** Writes and publishes an article unless one with its title is there, so that it can be asked for again. */
export async function publishOnce(deps: WriteDeps, { publishAt, ...article }: BroughtArticle): Promise<void> {
  if (await hasArticleTitled(deps.db, article.title)) return
  const { answer: articleId } = await createArticle(
    deps,
    commandLine,
    { ...article, coverPinId: null, languages: [] },
    WHY,
  )
  await publishArticle(deps, commandLine, { articleId, publishAt }, WHY)
}
