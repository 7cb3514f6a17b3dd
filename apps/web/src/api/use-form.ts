import { type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { formErrors } from './failure.ts'

type Errors = Readonly<Record<string, string>>

interface FormInput {
  /** The names of the fields; a failure of any other option shows below the form. */
  readonly fields: readonly string[]
  /** What is wrong before anything is sent, by field. */
  readonly validate?: (values: Values) => Errors
  readonly send: (values: Values) => Promise<void>
  readonly errorsOf?: (error: unknown) => Errors
}

/** Reads a form by field name; a missing field is empty. */
export interface Values {
  readonly text: (name: string) => string
  /** Each choice of that name that is made. */
  readonly all: (name: string) => string[]
  readonly isChecked: (name: string) => boolean
}

function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const all = (name: string) => data.getAll(name).filter((value) => typeof value === 'string')
  return { text, all, isChecked: (name) => text(name) !== '' }
}

/** A form whose inputs hold their own values: whatever happens to the answer, what was typed stays. */
export function useForm({ fields, validate, send, errorsOf }: FormInput) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  const submit = async (element: HTMLFormElement) => {
    const values = valuesOf(element)
    const wrong = validate?.(values) ?? {}
    if (Object.keys(wrong).length > 0) return setErrors(wrong)
    setBusy(true)
    setErrors({})
    try {
      await send(values)
    } catch (error) {
      setErrors(errorsOf?.(error) ?? formErrors(error, fields))
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A dialog's form sits inside another one in React's tree, not in the page's.
    event.stopPropagation()
    if (!isBusy) void submit(event.currentTarget)
  }
  const onInput = (event: SyntheticEvent) => {
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null
    if (name !== null && (name in errors || 'form' in errors)) {
      setErrors(Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name && key !== 'form')))
    }
  }
  return { errors, isBusy, formProps: { ref: form, onSubmit, onInput, method: 'post', noValidate: true } as const }
}
