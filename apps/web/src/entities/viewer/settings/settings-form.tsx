import { type ReactNode, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { useForm, type Values } from '../../../api/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ConfirmModal } from '../../../ui/confirm-modal.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { isFormChanged, keepFormAsSaved } from './is-form-changed.ts'
import styles from './settings-form.module.css'
import { actionWords } from '../../../ui/action.words.ts'
import { settingsFormWords } from './settings-form.words.ts'

interface SettingsFormProps {
  readonly label: string
  readonly fields: readonly string[]
  readonly validate?: (values: Values) => Readonly<Record<string, string>>
  readonly send: (values: Values) => Promise<void>
  readonly saved?: string
  readonly children: (errors: Readonly<Record<string, string>>) => ReactNode
}

/** A form with a bar at its foot: Reset and Save work once something changed. Leaving with changes asks first. */
export function SettingsForm({ label, fields, validate, send, saved, children }: SettingsFormProps) {
  const [isChanged, setChanged] = useState(false)
  const { errors, isBusy, formProps } = useForm({
    fields,
    ...(validate && { validate }),
    send: async (values) => {
      await send(values)
      const form = formProps.ref.current
      if (form) keepFormAsSaved(form)
      setChanged(false)
      showToast({ text: saved ?? settingsFormWords.saved })
    },
  })
  const look = () => setChanged(formProps.ref.current !== null && isFormChanged(formProps.ref.current))
  // A browser may fill in, before the script runs, what was typed before a reload.
  const { ref } = formProps
  useEffect(() => {
    const frame = requestAnimationFrame(() => setChanged(ref.current !== null && isFormChanged(ref.current)))
    return () => cancelAnimationFrame(frame)
  }, [ref])
  return (
    <form
      {...formProps}
      className={styles['form']}
      aria-label={label}
      onInput={(event) => {
        formProps.onInput(event)
        look()
      }}
      // The values are back only after the event.
      onReset={() => setTimeout(look)}
    >
      {children(errors)}
      <div aria-live="polite" className={styles['problem']}>
        {errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}
      </div>
      <div className={classNames(styles['bar'], isChanged && styles['isChanged'])} data-at-end>
        <Button type="reset" disabled={!isChanged || isBusy}>
          {settingsFormWords.reset}
        </Button>
        <Button type="submit" kind="primary" disabled={!isChanged} isBusy={isBusy}>
          {actionWords.save}
        </Button>
      </div>
      <KeepTyped isChanged={isChanged && !isBusy} />
    </form>
  )
}

/** Asks before changes are lost by going somewhere else. */
function KeepTyped({ isChanged }: { readonly isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmModal
      heading={settingsFormWords.leaveHeading}
      text={settingsFormWords.leaveText}
      confirmLabel={settingsFormWords.leave}
      isOpen
      onClose={() => blocker.reset()}
      onConfirm={async () => blocker.proceed()}
      messageOf={() => ''}
    />
  )
}
