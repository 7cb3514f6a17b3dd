const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=search])'

/** Whether a field that holds its own value was changed, so that closing would lose words. Searches are no loss. */
export function hasTypedText(root: Element | null): boolean {
  const fields = root?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED) ?? []
  return [...fields].some((field) => field.value !== field.defaultValue)
}
