import { useLocale } from '../../../api/viewer.ts'
import { counted } from '../../../ui/format.ts'
import type { CallGroup } from './api-document.ts'
import { CallLinks } from './call-list.tsx'
import styles from './call-overview.module.css'
import { referenceWords as words } from './api-reference.words.ts'

/** What there is, with a word about each group. */
export function CallOverview({ groups }: { readonly groups: readonly CallGroup[] }) {
  const locale = useLocale()
  if (groups.length === 0) return <p className={styles['none']}>{words.none}</p>
  return (
    <div className={styles['overview']}>
      {groups.map(({ name, description, calls }) => (
        <section key={name} className={styles['group']}>
          <header>
            <h2>{name}</h2>
            <p>{description}</p>
            <p className={styles['count']}>{words.count(counted(calls.length, locale))}</p>
          </header>
          <CallLinks calls={calls} />
        </section>
      ))}
    </div>
  )
}
