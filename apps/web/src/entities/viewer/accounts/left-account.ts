const NAME = 'left-account'

/** Remembers, until the next page of this tab, whose account was just left: nobody is signed in there any more. */
export function noteLeftAccount(fullName: string): void {
  try {
    sessionStorage.setItem(NAME, fullName)
  } catch {
    // Without storage the toast does without a name.
  }
}

/** Whose account was just left, once. */
export function takeLeftAccount(): string | null {
  try {
    const fullName = sessionStorage.getItem(NAME)
    sessionStorage.removeItem(NAME)
    return fullName
  } catch {
    return null
  }
}
