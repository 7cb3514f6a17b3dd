/** A table in Markdown, its columns as wide as what is in them; all but the first are aligned to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, ...[title, ...rows.map((row) => row[column] ?? '')].map(length)),
  )
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => fill(cells[column] ?? '', width, column)).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

const length = (text: string) => Array.from(text).length

function fill(text: string, width: number, column: number): string {
  const blanks = ' '.repeat(Math.max(0, width - length(text)))
  return column === 0 ? text + blanks : blanks + text
}

/** A figure with about three places that count, thousands with a comma. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–'
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US')
  if (value === 0) return '0'
  return Math.abs(value) >= 10 ? value.toFixed(1) : Math.abs(value) >= 0.1 ? value.toFixed(2) : value.toFixed(3)
}

/** Whether a figure is good enough: `✓`, or how much is missing. Without an aim an empty text. */
export function verdict(value: number, aim: number | null, wanted: 'at least' | 'at most'): string {
  if (aim === null) return ''
  const isReached = wanted === 'at least' ? value >= aim : value <= aim
  if (isReached) return '✓'
  return aim === 0
    ? `+${figure(value)}`
    : `${value < aim ? '−' : '+'}${Math.round((Math.abs(value - aim) / aim) * 100)} %`
}
