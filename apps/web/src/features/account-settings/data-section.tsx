import { type DataExport, dataExportResource, limits } from '@pinfold/contract'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import { ApiFailure } from '../../api/failure.ts'
import { useLocale } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { SettingsSection } from '../../entities/viewer/settings/settings-heading.tsx'
import styles from './data-section.module.css'
import { useAction } from '../../entities/viewer/settings/use-action.ts'
import { accountDataWords } from './account-data.words.ts'

const POLL_MILLISECONDS = 2000

const isGoing = (latest: DataExport | null) => latest?.state === 'waiting' || latest?.state === 'working'

/** AC-07: everything of the member in one file. */
export function DataSection({ first }: { readonly first: DataExport | null }) {
  const [latest, setLatest] = useState(first)
  const { isBusy, run } = useAction()
  const going = isGoing(latest)
  useEffect(() => {
    if (!going) return
    const timer = setInterval(() => {
      void call(dataExportResource.get, {}).then(
        ({ data }) => setLatest(data),
        () => undefined,
      )
    }, POLL_MILLISECONDS)
    return () => clearInterval(timer)
  }, [going])
  const start = () =>
    run(async () => {
      setLatest((await call(dataExportResource.create, {})).data)
    })
  const download = (path: string) =>
    run(async () => {
      // The file itself asks for the password, too; here it can be entered first.
      const answer = await fetch(path, { method: 'HEAD' })
      if (!answer.ok) throw refusalOf(answer.status)
      location.assign(path)
    })
  return (
    <SettingsSection
      heading={accountDataWords.heading}
      text={accountDataWords.lead({ days: limits.accountEndings.exportDays })}
    >
      <Status latest={latest} />
      <div className={styles['buttons']}>
        {latest?.download_path && (
          <Button
            kind="primary"
            icon={<Download size={20} aria-hidden="true" />}
            isBusy={isBusy}
            onClick={() => latest.download_path && download(latest.download_path)}
          >
            {accountDataWords.download}
          </Button>
        )}
        {!going && (
          <Button isBusy={isBusy} onClick={start}>
            {latest === null ? accountDataWords.request : accountDataWords.requestAgain}
          </Button>
        )}
      </div>
    </SettingsSection>
  )
}

function Status({ latest }: { readonly latest: DataExport | null }) {
  const locale = useLocale()
  if (latest === null) return null
  if (latest.state === 'failed') return <p className={styles['status']}>{accountDataWords.failed}</p>
  if (latest.state === 'ready') {
    const until = new Date(latest.expires_at).toLocaleDateString(locale, { dateStyle: 'long' })
    return (
      <p className={styles['status']} role="status" suppressHydrationWarning>
        {accountDataWords.ready({ size: megabytes(latest.byte_size, locale), date: until })}
      </p>
    )
  }
  return (
    <div className={styles['status']}>
      <p role="status">{accountDataWords.collecting}</p>
      <div
        className={styles['track']}
        role="progressbar"
        aria-label={accountDataWords.collectingLabel}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={latest.progress}
      >
        <span className={styles['bar']} style={{ inlineSize: `${latest.progress}%` }} />
      </div>
    </div>
  )
}

const megabytes = (bytes: number | null, locale: string) =>
  ((bytes ?? 0) / 1_000_000).toLocaleString(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })

/** A request for the head alone has no words, so the status says what is missing. */
const refusalOf = (status: number) =>
  status === 403
    ? new ApiFailure({ name: 'password_required', code: 27, status, message: accountDataWords.passwordRequired })
    : new ApiFailure({ name: 'export_not_found', code: 111, status, message: accountDataWords.exportGone })
