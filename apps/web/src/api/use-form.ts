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
  readonly isChecked: (name: string) => boolean
  /** Of several fields of one name, as boxes that are checked. */
  readonly all: (name: string) => string[]
}

function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const all = (name: string) => data.getAll(name).filter((value) => typeof value === 'string')
  return { text, isChecked: (name) => text(name) !== '', all }
}

/** A form whose inputs hold their own values: whatever happens to the answer, what was typed stays. */
export function useForm({ fields, validate, send, errorsOf }: FormInput) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const isAnswered = useRef(false)

  useEffect(() => {
    // While something is put right, the focus does not run on to what is wrong next.
    if (!isAnswered.current) return
    isAnswered.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  const submit = async (element: HTMLFormElement) => {
    const values = valuesOf(element)
    const answer = (wrong: Errors) => {
      isAnswered.current = true
      setErrors(wrong)
    }
    const wrong = validate?.(values) ?? {}
    if (Object.keys(wrong).length > 0) return answer(wrong)
    setBusy(true)
    setErrors({})
    try {
      await send(values)
    } catch (error) {
      answer(errorsOf?.(error) ?? formErrors(error, fields))
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
