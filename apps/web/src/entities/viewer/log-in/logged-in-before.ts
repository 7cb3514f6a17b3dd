const KEY = 'logged-in-here'

/** Notes that somebody was logged in in this browser; nothing of who it was. */
export function noteLoggedIn(storage: () => Storage): void {
  try {
    storage().setItem(KEY, '1')
  } catch {
    // Browsers may keep nothing.
  }
}

/** Whether anybody ever was; where the browser does not tell, they may have been. */
export function wasLoggedInHere(storage: () => Storage): boolean {
  try {
    return storage().getItem(KEY) !== null
  } catch {
    return true
  }
}
