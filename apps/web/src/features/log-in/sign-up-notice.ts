import type { SignUpRules } from '@pinfold/contract'
import { signUpRulesWords } from './sign-up-rules.words.ts'

/** So many domains are named where addresses decide. */
const MOST_NAMED = 5

/** What is said above the form, and whether there is one: where only some may make an account. */
export function signUpNotice({ mode, domains, invitation }: SignUpRules): { text: string | null; isOpen: boolean } {
  if (mode === 'open') return { text: null, isOpen: true }
  if (mode === 'closed') return { text: signUpRulesWords.closed, isOpen: false }
  if (invitation === 'good') return { text: signUpRulesWords.welcome, isOpen: true }
  if (mode === 'domains')
    return { text: signUpRulesWords.domains({ domains: domains.slice(0, MOST_NAMED).join(', ') }), isOpen: true }
  return { text: invitation === 'over' ? signUpRulesWords.over : signUpRulesWords.invited, isOpen: false }
}
