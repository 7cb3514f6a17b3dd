import { type DataExport, dataExportResource, formatWireDate } from '@pinfold/contract'
import { requireMember } from '../../../platform/auth/viewer.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Binder } from '../../../platform/http/binder.ts'
import type { EndingDeps } from '../ending-deps.ts'
import { requireOwner } from '../require-owner.ts'
import { type ExportRow, findExport, findNewestExport } from './exports.queries.ts'
import { downloadPath } from './download-route.ts'
import { startExport } from './start-export.ts'

const EXPORTS = { tries: 3, windowMilliseconds: 24 * 60 * 60 * 1000 }

/** Asking for one's data, and how far it is. */
export function bindExports({ bind }: Pick<Binder, 'bind'>, deps: EndingDeps): void {
  bind(dataExportResource.get, async ({ viewer }) => {
    const row = await findNewestExport(deps.db, requireMember(viewer).id)
    return row && row.expiresAt > deps.clock.now() ? presentExport(row) : null
  })

  bind(dataExportResource.create, async ({ viewer }) => {
    const member = requireOwner(deps, viewer)
    await deps.rateLimit.take(`export:${member.id}`, EXPORTS)
    const row = await findExport(deps.db, await startExport(deps, member))
    if (!row) throw new AppError('export_not_found')
    return presentExport(row)
  })
}

const presentExport = (row: ExportRow): DataExport => ({
  id: row.id,
  state: row.state,
  progress: row.progress,
  byte_size: row.byteSize === null ? null : Number(row.byteSize),
  asked_at: formatWireDate(row.askedAt),
  expires_at: formatWireDate(row.expiresAt),
  download_path: row.state === 'ready' ? downloadPath(row.id) : null,
})
