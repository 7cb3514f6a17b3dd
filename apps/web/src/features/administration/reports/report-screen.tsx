import type { ReportCase } from '@pinfold/contract'
import { useState } from 'react'
import { LinkButton } from '../../../ui/button.tsx'
import { adminLinks } from '../admin-links.ts'
import { AdminPage } from '../admin-page.tsx'
import { CaseDetail } from './case-detail.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { QueuePanes } from './queue-panes.tsx'
import { reportQueueWords as words } from './report-queue.words.ts'
import { useCaseDeeds } from './use-case-deeds.tsx'

/** One report by its number, also one that was decided. */
export function ReportScreen({ first }: { readonly first: ReportCase }) {
  const [shown, setShown] = useState(first)
  const deeds = useCaseDeeds({ current: shown, onChanged: setShown, onMove: () => undefined })
  return (
    <AdminPage
      heading={words.report({ number: shown.id })}
      action={<LinkButton to={adminLinks.reports()}>{words.heading}</LinkButton>}
    >
      <QueuePanes act={deeds.act}>
        <CaseDetail shown={shown} deeds={deeds} />
      </QueuePanes>
      {deeds.dialog}
      {deeds.isShowingKeys && <KeysDialog onClose={deeds.closeKeys} />}
    </AdminPage>
  )
}
