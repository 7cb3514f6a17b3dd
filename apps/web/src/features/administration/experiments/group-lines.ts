/** A group of an experiment with its share. */
export interface WrittenGroup {
  readonly name: string
  readonly percent: number
}

/** Groups as they are typed: one in each line, its name and percent. What has no number is sent so, and refused. */
export const groupsOfLines = (lines: string): WrittenGroup[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', percent = ''] = line.replace('%', '').split(/[\s:,]+/)
      return { name, percent: percent === '' ? 0 : Number(percent) }
    })

/** Groups as they are typed, for changing them. */
export const linesOfGroups = (groups: readonly WrittenGroup[]): string =>
  groups.map(({ name, percent }) => `${name} ${percent}`).join('\n')
