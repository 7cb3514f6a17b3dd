import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The reader's zone; the server knows none and says the world's. */
export const useTimeZone = (): string =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  )
