const STORED_AS = 'wall-scroll'

/** Where a wall was left, and at which entry of the history. */
interface Left {
  readonly key: string
  readonly y: number
}

/** Where the last wall of this tab was left; null where nobody knows. */
export function readLeft(): Left | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? 'null') as Left | null
  } catch {
    return null
  }
}

/** Keeps where a wall is left. */
export function writeLeft(left: Left): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(left))
  } catch {
    // Private windows may refuse; then the page begins at its top.
  }
}
