import type { adminActs, EmployeeEntity } from '@pinfold/contract'
import { Form } from 'react-router'
import type { Answer } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ActsTable } from './acts-table.tsx'
import { actChoices } from './act-names.ts'
import { adminLinks } from './admin-links.ts'
import { AdminPage } from './admin-page.tsx'
import styles from './admin-page.module.css'
import { adminWords } from './admin.words.ts'

/** Which part of the log is shown; all of it where nothing is chosen. */
export interface LogFilter {
  readonly actor?: string | undefined
  readonly kind?: string | undefined
  readonly thing?: string | undefined
}

interface LogScreenProps {
  readonly filter: LogFilter
  readonly employees: readonly EmployeeEntity[]
  readonly acts: Answer<typeof adminActs>
}

/** The options of a call for the part of the log that a filter chooses. */
export const actsOf = ({ actor, kind, thing }: LogFilter) => ({
  ...(actor !== undefined && { actor_id: actor }),
  ...(kind !== undefined && { kind }),
  ...(thing !== undefined && { thing_id: thing }),
})

/** The whole log, by who, what and on what. */
export function LogScreen({ filter, employees, acts }: LogScreenProps) {
  const key = JSON.stringify(filter)
  return (
    <AdminPage heading={adminWords.log}>
      <Form className={styles['filters']} action={adminLinks.log()} key={key}>
        <SelectField
          label={adminWords.who}
          name="actor"
          defaultValue={filter.actor ?? ''}
          choices={[
            ['', adminWords.anyEmployee],
            ...employees.map(({ id, username }): [string, string] => [id, username]),
          ]}
        />
        <SelectField
          label={adminWords.act}
          name="kind"
          defaultValue={filter.kind ?? ''}
          choices={[['', adminWords.anyAct], ...actChoices()]}
        />
        <TextField
          label={adminWords.thing}
          name="thing"
          inputMode="numeric"
          defaultValue={filter.thing ?? ''}
          autoComplete="off"
        />
        <Button type="submit" className={styles['go']}>
          {adminWords.show}
        </Button>
      </Form>
      <ActsTable key={`of ${key}`} options={actsOf(filter)} first={acts} />
    </AdminPage>
  )
}
