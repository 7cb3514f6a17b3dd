import {
  type AdminExperiment,
  adminChangeExperiment,
  adminExperiments,
  adminMakeExperiment,
  adminStartExperiment,
  adminStopExperiment,
  experimentGoals,
  experiments,
  limits,
} from '@pinfold/contract'
import { Fragment } from 'react'
import { type Answer, call } from '../../../api/client.ts'
import { DialogForm } from '../../../entities/viewer/settings/dialog-form.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Column } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { adminLinks } from '../admin-links.ts'
import { AdminPage, Tags } from '../admin-page.tsx'
import styles from '../admin-page.module.css'
import { adminWords } from '../admin.words.ts'
import { ReasonField } from '../employees-screen.tsx'
import { PagedTable } from '../paged-table.tsx'
import { experimentsWords as words } from './admin-experiments.words.ts'
import { groupsOfLines, linesOfGroups } from './group-lines.ts'
import { useOpened } from '../use-opened.ts'

type Opened = { readonly of: AdminExperiment | null; readonly to: 'write' | 'start' | 'stop' }

/** MD-06: experiments, which editors write down, start and stop. */
export function ExperimentsScreen({ first }: { readonly first: Answer<typeof adminExperiments> }) {
  const { opened, setOpened, close, done } = useOpened<Opened>()
  return (
    <AdminPage
      heading={words.heading}
      action={
        <Button kind="primary" onClick={() => setOpened({ of: null, to: 'write' })}>
          {words.write}
        </Button>
      }
    >
      <PagedTable
        key={JSON.stringify(first.data)}
        endpoint={adminExperiments}
        options={{}}
        first={first}
        caption={words.heading}
        columns={columnsOf(setOpened)}
        empty={
          <EmptyState drawing="boards" heading={words.nothing}>
            {words.nothingText}
          </EmptyState>
        }
      />
      {opened?.to === 'write' && <WriteForm of={opened.of} onClose={close} onDone={done} />}
      {opened?.of && opened.to !== 'write' && (
        <Turn of={opened.of} isStart={opened.to === 'start'} onClose={close} onDone={done} />
      )}
    </AdminPage>
  )
}

const dayOf = (moment: string) => new Date(moment).toISOString().slice(0, 10)

/** What an experiment does at the moment. */
export function stateOf({ started_at: from, stopped_at: until }: AdminExperiment): string {
  if (from === null) return words.written
  return until === null ? words.runs({ day: dayOf(from) }) : words.over({ from: dayOf(from), until: dayOf(until) })
}

const columnsOf = (open: (opened: Opened) => void): readonly Column<AdminExperiment>[] => [
  { key: 'key', heading: words.key, isName: true, cell: ({ key }) => brokenKey(key) },
  { key: 'about', heading: words.about, cell: ({ about }) => about },
  { key: 'goal', heading: words.goal, cell: ({ goal }) => words[goal] },
  {
    key: 'groups',
    heading: words.groups,
    cell: ({ groups }) => groups.map(({ name, percent }) => `${name} ${percent}%`).join(', '),
  },
  { key: 'state', heading: words.state, cell: (one) => <Tags words={[stateOf(one)]} /> },
  { key: 'acts', heading: adminWords.act, cell: (one) => actsOf(one, open) },
]

/** A key, which breaks after its underscores. */
const brokenKey = (key: string) =>
  key.split(/(?<=_)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))

function actsOf(one: AdminExperiment, open: (opened: Opened) => void) {
  const { id, key, started_at: from, stopped_at: until } = one
  return (
    <span className={classNames(styles['pair'], styles['acts'])}>
      {from === null ? (
        <>
          <Button size={32} aria-label={words.changeOne({ key })} onClick={() => open({ of: one, to: 'write' })}>
            {words.change}
          </Button>
          <Button size={32} aria-label={words.startOne({ key })} onClick={() => open({ of: one, to: 'start' })}>
            {words.start}
          </Button>
        </>
      ) : (
        <LinkButton size={32} to={adminLinks.experiment(id)} aria-label={words.resultOf({ key })}>
          {words.result}
        </LinkButton>
      )}
      {from !== null && until === null && (
        <Button size={32} aria-label={words.stopOne({ key })} onClick={() => open({ of: one, to: 'stop' })}>
          {words.stop}
        </Button>
      )}
    </span>
  )
}

interface DoneProps {
  readonly onClose: () => void
  readonly onDone: (text: string) => Promise<void>
}

const { longestKey, longestAbout } = limits.admin.experiment

/** Writes one down, or changes one that was not started. */
function WriteForm({ of, onClose, onDone }: DoneProps & { readonly of: AdminExperiment | null }) {
  return (
    <DialogForm
      heading={of === null ? words.write : words.changeOne({ key: of.key })}
      fields={['key', 'about', 'goal', 'groups', 'reason']}
      submitLabel={of === null ? words.write : words.change}
      onClose={onClose}
      send={async (values) => {
        const written = {
          key: values.text('key'),
          about: values.text('about'),
          goal: experimentGoals.find((each) => each === values.text('goal')) ?? 'save',
          groups: groupsOfLines(values.text('groups')),
          reason: values.text('reason'),
        }
        if (of === null) await call(adminMakeExperiment, written)
        else await call(adminChangeExperiment, { experiment_id: of.id, ...written })
        await onDone(of === null ? words.saved : words.changed)
      }}
    >
      {(errors) => (
        <>
          <TextField
            label={words.key}
            help={words.keyHelp}
            name="key"
            defaultValue={of?.key ?? ''}
            maxLength={longestKey}
            autoComplete="off"
            error={errors['key']}
          />
          <details className={styles['known']}>
            <summary>{words.known}</summary>
            <dl className={styles['pairs']}>
              {Object.entries(experiments).map(([key, { about, groups }]) => (
                <div key={key}>
                  <dt>
                    {key}: {groups.join(', ')}
                  </dt>
                  <dd className={styles['note']}>{about}</dd>
                </div>
              ))}
            </dl>
          </details>
          <TextArea
            label={words.about}
            name="about"
            rows={2}
            defaultValue={of?.about ?? ''}
            maxLength={longestAbout}
            error={errors['about']}
          />
          <SelectField
            label={words.goal}
            name="goal"
            defaultValue={of?.goal ?? 'save'}
            choices={experimentGoals.map((each) => [each, words[each]])}
            error={errors['goal']}
          />
          <TextArea
            label={words.groups}
            help={words.groupsHelp}
            name="groups"
            rows={3}
            defaultValue={of === null ? 'control 50\nenabled 50' : linesOfGroups(of.groups)}
            error={errors['groups']}
          />
          <ReasonField error={errors['reason']} />
        </>
      )}
    </DialogForm>
  )
}

interface TurnProps extends DoneProps {
  readonly of: AdminExperiment
  readonly isStart: boolean
}

function Turn({ of: { id, key }, isStart, onClose, onDone }: TurnProps) {
  return (
    <DialogForm
      heading={isStart ? words.startOne({ key }) : words.stopOne({ key })}
      fields={['reason']}
      submitLabel={isStart ? words.start : words.stop}
      onClose={onClose}
      send={async (values) => {
        const turn = { experiment_id: id, reason: values.text('reason') }
        await call(isStart ? adminStartExperiment : adminStopExperiment, turn)
        await onDone(isStart ? words.started : words.stopped)
      }}
    >
      {(errors) => (
        <>
          <p>{isStart ? words.startText : words.stopText}</p>
          <ReasonField error={errors['reason']} />
        </>
      )}
    </DialogForm>
  )
}
