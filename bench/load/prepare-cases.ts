import type { CaseWorld, LoadCase } from '../cases/cases.ts'
import { type OpenDataset, urlOf } from '../dataset/open-dataset.ts'
import { startProgram } from '../program/start-program.ts'
import { type ListeningProxy, openProxy } from '../wire/listening-proxy.ts'
import { countStatementsOf, countWithWorker, type RecordDeps, type StatementCount } from '../wire/record-statements.ts'
import type { PreparedCase } from './measure-load.ts'

interface PrepareDeps extends CaseWorld {
  readonly dataset: OpenDataset
}

/** Draws the requests of the cases, and counts what each sends to PostgreSQL by programs that are not measured. */
export async function prepareCases(deps: PrepareDeps, cases: readonly LoadCase[]): Promise<PreparedCase[]> {
  const drawn: (Omit<PreparedCase, 'count' | 'countWithWorker'> & { count: StatementCount })[] = []
  const worked = new Map<LoadCase, number>()
  if (cases.length === 0) return []
  const proxy = await openProxy(deps.dataset.connection)
  try {
    // Without a worker beside it, whose statements would come between.
    await withProgram(deps, proxy, 'web', async (recording) => {
      for (const loadCase of cases) {
        const requests = await loadCase.requests(deps)
        drawn.push({ loadCase, requests, count: await countStatementsOf(recording, loadCase, requests) })
      }
    })
    const working = drawn.filter(({ loadCase }) => loadCase.withWorker === true)
    if (working.length > 0)
      await withProgram(deps, proxy, 'both', async (recording) => {
        for (const { loadCase, requests } of working) worked.set(loadCase, await countWithWorker(recording, requests))
      })
  } finally {
    await proxy.stop()
  }
  return drawn.map((each) => ({ ...each, countWithWorker: worked.get(each.loadCase) ?? null }))
}

async function withProgram(
  { dataset, db }: PrepareDeps,
  { connection, record }: ListeningProxy,
  role: 'web' | 'both',
  work: (recording: RecordDeps) => Promise<void>,
): Promise<void> {
  const program = await startProgram({ folder: dataset.folder, url: urlOf(connection) }, { ROLE: role })
  try {
    await work({ db, program, record })
  } finally {
    await program.stop()
  }
}
