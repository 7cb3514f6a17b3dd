import { type ComponentProps, useId } from 'react'
import fieldStyles from '../../../ui/field.module.css'
import { describedBy, FieldFrame } from '../../../ui/field.tsx'
import { MentionList } from './mention-list.tsx'
import styles from './mentions.module.css'
import { useNaming } from './use-naming.ts'

interface NamingAreaProps extends Omit<ComponentProps<'textarea'>, keyof ReturnType<typeof useNaming>['fieldProps']> {
  readonly label: string
  readonly error?: string | undefined
}

/** Several lines of text, with members offered after an `@`. It holds its own value. */
export function NamingArea({ label, error, ...rest }: NamingAreaProps) {
  const id = useId()
  const { takeKey, list, fieldProps } = useNaming()
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={styles['field']}>
        <textarea
          {...rest}
          {...describedBy(id, undefined, error)}
          {...fieldProps}
          id={id}
          className={fieldStyles['control']}
          onKeyDown={takeKey}
        />
        {list && <MentionList {...list} isBelow />}
      </div>
    </FieldFrame>
  )
}
