const NAME = 'current-account'

/** Notes for the other tabs of this browser which account is current; null after logging out. */
export function noteCurrentAccount(memberId: string | null): void {
  try {
    if (memberId === null) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, memberId)
  } catch {
    // Without storage tabs know nothing of each other.
  }
}

/** Whether this browser still means the member: after logging out, or switching accounts, it does not. */
export function isCurrentAccount(memberId: string): boolean {
  try {
    return localStorage.getItem(NAME) === memberId
  } catch {
    return true
  }
}

/** Hears that the current account is not the member any more: at once, or when the tab is looked at again. */
export function onOtherAccount(memberId: string, hear: () => void): () => void {
  const look = () => {
    try {
      if (localStorage.getItem(NAME) !== memberId) hear()
    } catch {
      // Without storage nobody notes that accounts were switched.
    }
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === NAME || event.key === null) look()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') look()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onVisible)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onVisible)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
