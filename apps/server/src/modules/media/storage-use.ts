import { byteWords, type StorageUse, type MemberId } from '@pinfold/contract'
import { currentLanguage, localeOf } from '@pinfold/words'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findUsedBytes } from './storage-use.queries.ts'
import { mediaRefusalWords } from './media-refusals.words.ts'

/** How many bytes one member may store; null for any number. */
export interface StorageDeps {
  readonly storageQuota: number | null
}

/** The quota as statements compare with it. */
export const quotaOf = (quota: number | null): number => quota ?? Number.MAX_SAFE_INTEGER

/** What the member's uploads take. One statement. */
export const storageUseView = async (deps: StorageDeps & { db: Db }, memberId: MemberId): Promise<StorageUse> => ({
  used_bytes: await findUsedBytes(deps.db, memberId),
  allowed_bytes: deps.storageQuota,
})

/** The failure of an upload that finds no room, with what is used and allowed. */
export async function storageFull(deps: StorageDeps & { db: Db }, memberId: MemberId): Promise<AppError> {
  const { used_bytes, allowed_bytes } = await storageUseView(deps, memberId)
  const allowed = allowed_bytes ?? used_bytes
  const sizeOf = (bytes: number) => byteWords(bytes, localeOf(currentLanguage()))
  return new AppError('storage_full', {
    message: mediaRefusalWords.notEnoughStorage({ used: sizeOf(used_bytes), allowed: sizeOf(allowed) }),
    params: { used_bytes, allowed_bytes: allowed },
  })
}

/** Throws `storage_full` where the member has no room for anything more. */
export async function requireStorage(deps: StorageDeps & { db: Db }, memberId: MemberId): Promise<void> {
  if ((await findUsedBytes(deps.db, memberId)) >= quotaOf(deps.storageQuota)) throw await storageFull(deps, memberId)
}
