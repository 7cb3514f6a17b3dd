import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { ReadPageDeps } from '../links/index.ts'
import { type PageReadingDeps, readDuePages, readPage } from './jobs/read-pages.ts'
import { createPageReader } from './page-reader.ts'

/** Reads the pages that pins lead to: new ones soon, and all of them again when they are due. */
export function scheduleLinkedPages(jobs: Jobs, core: Omit<PageReadingDeps, 'pageReader'> & ReadPageDeps): void {
  const deps = { ...core, pageReader: createPageReader(core) }
  jobs.on('page.linked', 'pages-read', ({ pageId }) => readPage(deps, pageId), { concurrency: 2 })
  jobs.every('* * * * *', 'pages-read-due', () => readDuePages(deps))
}
