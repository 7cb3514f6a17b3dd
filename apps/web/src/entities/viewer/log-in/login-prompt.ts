import { createContext, use } from 'react'
import { useRootData } from '../../../api/viewer.ts'
import { isVisitorOf } from './full-login.ts'
import type { PromptReason } from './prompt-headings.ts'

export type Ask = (reason: PromptReason, goOn: () => void) => void

/** Who shows the prompt; the page's root provides it. */
export const LoginPromptContext = createContext<Ask>(() => undefined)

/**
 * `ask(reason, goOn)` goes on at once for members; others sign in first and then go on where they were. So do members who
 * came in by a mailed link where it is about another member, whose id is then given.
 */
export function useLoginPrompt(aboutMember?: string): Ask {
  const viewer = useRootData()?.viewer
  const prompt = use(LoginPromptContext)
  const isAsked = aboutMember === undefined ? viewer?.isAuth !== true : isVisitorOf(viewer, aboutMember)
  return (reason, goOn) => (isAsked ? prompt(reason, goOn) : goOn())
}
