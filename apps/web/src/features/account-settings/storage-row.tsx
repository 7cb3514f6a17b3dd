import { byteWords, type StorageUse } from '@pinfold/contract'
import { classNames } from '../../ui/class-names.ts'
import { SettingsRow } from '../../entities/viewer/settings/settings-heading.tsx'
import styles from './storage-row.module.css'
import { useLocale } from '../../api/viewer.ts'
import { accountSettingsWords } from './account-settings.words.ts'

/** From here on the meter warns. */
const NEARLY_FULL = 0.9

/** What the member's uploads take of what they may take. */
export function StorageRow({ storage }: { readonly storage: StorageUse }) {
  const { used_bytes: used, allowed_bytes: allowed } = storage
  const locale = useLocale()
  const usedSize = byteWords(used, locale)
  if (allowed === null)
    return <SettingsRow label={accountSettingsWords.storage} text={accountSettingsWords.used({ used: usedSize })} />
  const sizes = { used: usedSize, allowed: byteWords(allowed, locale) }
  const part = Math.min(used / allowed, 1)
  const isNearlyFull = part >= NEARLY_FULL
  const use = accountSettingsWords.usedOf(sizes)
  return (
    <SettingsRow
      label={accountSettingsWords.storage}
      text={isNearlyFull ? accountSettingsWords.usedNearlyAll(sizes) : use}
    >
      <div
        className={styles['meter']}
        role="meter"
        aria-label={accountSettingsWords.storageUsed}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
        aria-valuetext={use}
      >
        <span
          className={classNames(styles['bar'], isNearlyFull && styles['full'])}
          style={{ inlineSize: `${part * 100}%` }}
        />
      </div>
    </SettingsRow>
  )
}
