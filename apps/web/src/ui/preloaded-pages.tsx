import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'

/** BC-05: milliseconds after which the code of pages that are near is fetched: other tabs of a profile. */
const PRELOAD_AFTER = 500

/** Fetches the code of pages ahead. Not their data, so that nothing old shows: their routes see to that with loaders of their own. */
export function PreloadedPages({ addresses }: { readonly addresses: readonly string[] }) {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    if (isSavingData()) return
    const timer = window.setTimeout(() => setTime(true), PRELOAD_AFTER)
    return () => window.clearTimeout(timer)
  }, [])
  return isTime && addresses.map((address) => <PrefetchPageLinks key={address} page={address} />)
}

/** Somebody who pays for every byte asked for nothing that was not followed. */
function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
