import { createContext, use } from 'react'
import { useMember } from '../../../api/viewer.ts'
import type { PromptReason } from './prompt-headings.ts'

export type Ask = (reason: PromptReason, goOn: () => void) => void

/** Who shows the prompt; the page's root provides it. */
export const LoginPromptContext = createContext<Ask>(() => undefined)

/** `ask(reason, goOn)` goes on at once for members; others sign in first and then go on where they were. */
export function useLoginPrompt(): Ask {
  const member = useMember()
  const prompt = use(LoginPromptContext)
  return (reason, goOn) => (member ? goOn() : prompt(reason, goOn))
}
