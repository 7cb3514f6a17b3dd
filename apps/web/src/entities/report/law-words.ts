import type { LawKey } from '@pinfold/contract'
import { reportLawsWords } from './report-laws.words.ts'

interface LawTexts {
  readonly name: string
  readonly about: string
}

/** What pages say of a law that reports may rest on. */
export function lawTexts(law: LawKey): LawTexts {
  switch (law) {
    case 'dsa':
      return { name: reportLawsWords.dsaName, about: reportLawsWords.dsaAbout }
    case 'turkey':
      return { name: reportLawsWords.turkeyName, about: reportLawsWords.turkeyAbout }
    case 'india':
      return { name: reportLawsWords.indiaName, about: reportLawsWords.indiaAbout }
    case 'test':
      return { name: reportLawsWords.testName, about: reportLawsWords.testAbout }
  }
}
