import type { LawKey } from '@pinfold/contract'
import { reportLawsWords } from './report-laws.words.ts'

const linkTexts = {
  dsa: () => reportLawsWords.dsaLink,
  turkey: () => reportLawsWords.turkeyLink,
  india: () => reportLawsWords.indiaLink,
  test: () => reportLawsWords.testLink,
} satisfies Record<LawKey, () => string>

/** What menus and links say of a law that reports may rest on. */
export const lawLinkText = (law: LawKey): string => linkTexts[law]()
