import { byteWords, type StorageUse } from '@pinfold/contract'
import { classNames } from '../../ui/class-names.ts'
import { SettingsRow } from '../../entities/viewer/settings/settings-heading.tsx'
import styles from './storage-row.module.css'

/** From here on the meter warns. */
const NEARLY_FULL = 0.9

/** What the member's uploads take of what they may take. */
export function StorageRow({ storage }: { readonly storage: StorageUse }) {
  const { used_bytes: used, allowed_bytes: allowed } = storage
  if (allowed === null) return <SettingsRow label="Storage" text={`${byteWords(used)} used`} />
  const part = Math.min(used / allowed, 1)
  const words = `${byteWords(used)} of ${byteWords(allowed)} used`
  const advice = part >= NEARLY_FULL ? '. Delete Pins you created to make room.' : ''
  return (
    <SettingsRow label="Storage" text={`${words}${advice}`}>
      <div
        className={styles['meter']}
        role="meter"
        aria-label="Storage used"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
        aria-valuetext={words}
      >
        <span
          className={classNames(styles['bar'], part >= NEARLY_FULL && styles['full'])}
          style={{ inlineSize: `${part * 100}%` }}
        />
      </div>
    </SettingsRow>
  )
}
