import type { Jobs } from '../../platform/jobs/jobs.ts'
import { type PageReadingDeps, readDuePages, readPage } from './jobs/read-pages.ts'

/** Reads the pages that pins lead to: new ones soon, and all of them again when they are due. */
export function scheduleLinkedPages(jobs: Jobs, deps: PageReadingDeps): void {
  jobs.on('page.linked', 'pages-read', ({ pageId }) => readPage(deps, pageId), { concurrency: 2 })
  jobs.every('* * * * *', 'pages-read-due', () => readDuePages(deps))
}
