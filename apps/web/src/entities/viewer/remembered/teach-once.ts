import { showToast } from '../../../ui/toast-store.ts'
import { remember, remembered } from './remembered.ts'

/** BC-02: milliseconds. */
const SHOWN = 5000

/** PS-22: tells a member something useful the first time they come somewhere; `state` is the name it is remembered by. */
export async function teachOnce(state: string, text: string): Promise<void> {
  // Who cannot be asked is not taught: it would come back each time.
  const known = await remembered(state).catch(() => 'unknown')
  if (known !== undefined) return
  showToast({ text, shownFor: SHOWN })
  await remember(state, 'shown')
}
