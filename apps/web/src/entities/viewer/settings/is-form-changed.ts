type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

const fieldsOf = (form: HTMLFormElement) => [...form.elements].filter(isField)

/** Whether any field differs from what was there when the form came, or was last saved. */
export const isFormChanged = (form: HTMLFormElement): boolean =>
  fieldsOf(form).some((field) => {
    if (isTicked(field)) return field.checked !== field.defaultChecked
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((option) => option.selected !== option.defaultSelected)
    return field.type !== 'file' && field.value !== field.defaultValue
  })

/** What stands in the fields now is what Reset leads back to. */
export function keepFormAsSaved(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) {
    if (isTicked(field)) field.defaultChecked = field.checked
    else if (field instanceof HTMLSelectElement)
      for (const option of field.options) option.defaultSelected = option.selected
    else if (field.type !== 'file') field.defaultValue = field.value
  }
}
