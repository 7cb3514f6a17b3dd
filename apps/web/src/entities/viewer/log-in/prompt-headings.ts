import { promptHeadingWords } from './prompt-headings.words.ts'

/** Why somebody is asked to log in; an invitation says whose it is. */
export type PromptReason =
  | Exclude<keyof typeof promptHeadingWords, 'invitedToBoard' | 'invitedToFollow'>
  | { readonly invitedBy: string; readonly to?: 'board' | 'follow' }

/** ER-15: what the prompt says above the form. */
export function promptHeading(reason: PromptReason): string {
  if (typeof reason === 'string') return promptHeadingWords[reason]
  const { invitedBy: name, to } = reason
  return to === 'follow' ? promptHeadingWords.invitedToFollow({ name }) : promptHeadingWords.invitedToBoard({ name })
}
