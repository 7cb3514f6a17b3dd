/** The text fields of a shared thing, as they came. */
export type SharedFields = Readonly<Record<string, string>>

/** What the create window is opened with. Many apps put the link into the text. */
export function sharedWords(fields: SharedFields): { url?: string; title?: string; description?: string } {
  const said = (name: string) => (fields[name] ?? '').trim()
  const text = said('text')
  const url = said('url') || (/https?:\/\/\S+/.exec(text)?.[0] ?? '')
  const asked = { url, title: said('title'), description: text.replace(url, '').trim() }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))
}
