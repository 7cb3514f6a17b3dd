import { accountWords } from './account-words.ts'
import { businessWords } from './business-words.ts'
import { boardWords } from './board-words.ts'
import { experienceWords } from './experience-words.ts'
import { insightComponents, insightWords } from './insight-words.ts'
import { legalWords } from './legal-words.ts'
import { memberWords } from './member-words.ts'
import { pinWords } from './pin-words.ts'
import { componentWords, fieldsOfComponents, sharedWords } from './shared-words.ts'

const byName: Readonly<Record<string, string>> = {
  ...insightWords,
  ...businessWords,
  ...experienceWords,
  ...legalWords,
  ...accountWords,
  ...boardWords,
  ...memberWords,
  ...pinWords,
  ...sharedWords,
}

/** What a field means, by the component that it belongs to, if any, and its name. */
export const fieldWords = (owner: string | null, field: string): string | undefined =>
  (owner === null ? undefined : fieldsOfComponents[owner]?.[field]) ?? byName[field]

/** What a whole component is. */
export const schemaWords = (component: string): string | undefined =>
  componentWords[component] ?? insightComponents[component]
