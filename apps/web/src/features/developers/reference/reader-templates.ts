/** What the reader's templates are made of: texts of HTML with values between them. */
interface Template {
  readonly strings: readonly string[]
  readonly values: readonly unknown[]
}

const isTemplate = (value: unknown): value is Template =>
  typeof value === 'object' && value !== null && 'strings' in value && 'values' in value

/** Templates are known by their texts, so the same texts have to be changed to the same ones. */
const changed = new WeakMap<readonly string[], readonly string[]>()

/**
 * The reader's template as our pages can have it: without its theme, which it writes as a style element that our policy
 * forbids and our style sheet stands for, and without a `main` in the page's own.
 */
export function withoutStyleElements(template: unknown): unknown {
  if (!isTemplate(template)) return template
  return {
    ...template,
    strings: changed.get(template.strings) ?? changeTexts(template.strings),
    values: template.values.map((value) =>
      isTemplate(value) && value.strings.some((text) => text.includes('<style')) ? '' : value,
    ),
  }
}

function changeTexts(strings: readonly string[]): readonly string[] {
  const texts = strings.map((text) => text.replaceAll(/(<\/?)main(?=[\s>])/g, '$1div'))
  // By this the library knows that the texts come from code.
  Object.defineProperty(texts, 'raw', { value: texts })
  changed.set(strings, texts)
  return texts
}
