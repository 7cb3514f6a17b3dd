import {
  type AdminExperience,
  adminExperiences,
  type AdminExperiment,
  adminStartExperience,
  adminStopExperience,
} from '@pinfold/contract'
import { type Answer, call } from '../../../api/client.ts'
import { useLocale } from '../../../api/viewer.ts'
import { DialogForm } from '../../../entities/viewer/settings/dialog-form.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { formatCount } from '../../../ui/format.ts'
import { AdminPage, Tags } from '../admin-page.tsx'
import styles from '../admin-page.module.css'
import { adminWords } from '../admin.words.ts'
import { ReasonField } from '../employees-screen.tsx'
import { PagedTable } from '../paged-table.tsx'
import { experiencesWords as words } from './admin-experiences.words.ts'
import { ExperienceEditor } from './experience-editor.tsx'
import { useOpened } from '../use-opened.ts'

interface ExperiencesScreenProps {
  readonly first: Answer<typeof adminExperiences>
  readonly experiments: readonly AdminExperiment[]
  /** When the page was made. */
  readonly now: string
}

type Opened = { readonly of: AdminExperience | null; readonly to: 'edit' | 'start' | 'stop' }

/** MD-06: what placements show, with what came of it; editors write, start and stop. */
export function ExperiencesScreen({ first, experiments, now }: ExperiencesScreenProps) {
  const { opened, setOpened, close, done } = useOpened<Opened>()
  const locale = useLocale()
  if (opened?.to === 'edit') {
    return <ExperienceEditor of={opened.of} now={now} experiments={experiments} onClose={close} onSaved={done} />
  }
  return (
    <AdminPage
      heading={words.heading}
      action={
        <Button kind="primary" onClick={() => setOpened({ of: null, to: 'edit' })}>
          {words.write}
        </Button>
      }
    >
      <PagedTable
        key={JSON.stringify(first.data)}
        endpoint={adminExperiences}
        options={{}}
        first={first}
        caption={words.heading}
        columns={columnsOf(now, locale, setOpened)}
        empty={
          <EmptyState drawing="boards" heading={words.nothing}>
            {words.nothingText}
          </EmptyState>
        }
      />
      {opened?.of && <Turn of={opened.of} to={opened.to} onClose={close} onDone={done} />}
    </AdminPage>
  )
}

function stateOf({ is_running: isRunning, starts_at: from, ends_at: until }: AdminExperience, now: string): string {
  if (!isRunning) return words.stopped
  if (Date.parse(from) > Date.parse(now)) return words.ahead
  return until !== null && Date.parse(until) <= Date.parse(now) ? words.over : words.runs
}

const columnsOf = (now: string, locale: string, open: (opened: Opened) => void): readonly Column<AdminExperience>[] => [
  { key: 'name', heading: words.name, isName: true, cell: ({ name }) => name },
  { key: 'placement', heading: words.placement, cell: ({ placement_id: placement }) => words[placement] },
  { key: 'kind', heading: words.kind, cell: ({ type }) => words[type] },
  { key: 'audience', heading: words.audience, cell: ({ audience }) => words[audience] },
  { key: 'state', heading: words.state, cell: (one) => <Tags words={[stateOf(one, now)]} /> },
  {
    key: 'figures',
    heading: words.figures,
    cell: (one) =>
      words.figuresLine({
        views: formatCount(one.view_count, locale),
        completions: formatCount(one.completion_count, locale),
        dismissals: formatCount(one.dismissal_count, locale),
      }),
  },
  { key: 'acts', heading: adminWords.act, cell: (one) => actsOf(one, open) },
]

function actsOf(one: AdminExperience, open: (opened: Opened) => void) {
  const { name, is_running: isRunning } = one
  return (
    <span className={styles['pair']}>
      <Button size={32} aria-label={words.changeOne({ name })} onClick={() => open({ of: one, to: 'edit' })}>
        {words.change}
      </Button>
      <Button
        size={32}
        aria-label={isRunning ? words.stopOne({ name }) : words.startOne({ name })}
        onClick={() => open({ of: one, to: isRunning ? 'stop' : 'start' })}
      >
        {isRunning ? words.stop : words.start}
      </Button>
    </span>
  )
}

interface TurnProps {
  readonly of: AdminExperience
  readonly to: Opened['to']
  readonly onClose: () => void
  readonly onDone: (text: string) => Promise<void>
}

function Turn({ of: { id, name }, to, onClose, onDone }: TurnProps) {
  const isStart = to === 'start'
  return (
    <DialogForm
      heading={isStart ? words.startOne({ name }) : words.stopOne({ name })}
      fields={['reason']}
      submitLabel={isStart ? words.start : words.stop}
      onClose={onClose}
      send={async (values) => {
        const turn = { experience_id: id, reason: values.text('reason') }
        await call(isStart ? adminStartExperience : adminStopExperience, turn)
        await onDone(isStart ? words.started : words.ended)
      }}
    >
      {(errors) => <ReasonField error={errors['reason']} />}
    </DialogForm>
  )
}
