/** Lets the browser keep a text as a file. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** A table for spreadsheets. */
export const csvText = (lines: readonly (readonly (string | number)[])[]): string =>
  `${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`

/** In quotation marks where it has to be; a text that spreadsheets would take for a formula begins with a mark that it is none. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
