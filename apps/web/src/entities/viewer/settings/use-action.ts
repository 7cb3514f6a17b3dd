import { useState } from 'react'
import { messageOf } from '../../../api/failure.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { useWithPassword } from './password-gate.tsx'

/** One press at a time of something that may need the password; what goes wrong is said. */
export function useAction() {
  const withPassword = useWithPassword()
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    try {
      await withPassword(work)
    } catch (error) {
      showToast({ text: messageOf(error) })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run: (work: () => Promise<void>) => void run(work) }
}
