import { type AdminSearchKind, adminSearchKinds } from '@pinfold/contract'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { adminLinks } from './admin-links.ts'
import styles from './admin-page.module.css'
import { adminWords } from './admin.words.ts'

interface SearchFormProps {
  readonly query: string
  readonly kind: AdminSearchKind
}

/** What is looked for stands in the address, so that a search can be passed on. */
export function SearchForm({ query, kind }: SearchFormProps) {
  return (
    <Form className={styles['filters']} role="search" action={adminLinks.search()} key={`${kind} ${query}`}>
      <div className={styles['grows']}>
        <TextField
          label={adminWords.query}
          help={adminWords.queryHelp}
          name="q"
          type="search"
          defaultValue={query}
          autoComplete="off"
        />
      </div>
      <SelectField
        label={adminWords.lookIn}
        name="kind"
        defaultValue={kind}
        choices={adminSearchKinds.map((each) => [each, adminWords[each]])}
      />
      <Button type="submit" kind="primary" className={classNames(styles['go'])}>
        {adminWords.find}
      </Button>
    </Form>
  )
}
