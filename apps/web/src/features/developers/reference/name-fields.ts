import { referenceWords } from './api-reference.words.ts'

interface Part {
  readonly shadowRoot: ShadowRoot | null
  updated?(changes: unknown): unknown
}

/** Has the parts of a kind give names to their fields whenever they are drawn: the reader leaves them without. */
export function namePartsOf(kind: Part): void {
  const { updated } = kind
  kind.updated = function (this: Part, changes) {
    const result = updated?.call(this, changes)
    if (this.shadowRoot) nameFields(this.shadowRoot)
    return result
  }
}

/** Names each field by the parameter that it is for. */
function nameFields(root: ShadowRoot): void {
  const own = root.host.getAttribute('aria-label')
  for (const field of root.querySelectorAll<HTMLElement>('input, textarea, select, tag-input')) {
    if (field.hasAttribute('aria-label') || field.closest('label')) continue
    const name = field.dataset['pname'] || own || field.getAttribute('placeholder') || nameByKind(field)
    field.setAttribute('aria-label', name)
  }
}

const nameByKind = (field: HTMLElement) =>
  field.localName === 'textarea' ? referenceWords.requestBody : referenceWords.choice
