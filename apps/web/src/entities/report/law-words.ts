import type { LawKey } from '@pinfold/contract'
import { reportLawsWords } from './report-laws.words.ts'

interface LawTexts {
  /** In menus and on links. */
  readonly link: string
  readonly name: string
  readonly about: string
}

/** What pages say of a law that reports may rest on. */
export function lawTexts(law: LawKey): LawTexts {
  switch (law) {
    case 'dsa':
      return { link: reportLawsWords.dsaLink, name: reportLawsWords.dsaName, about: reportLawsWords.dsaAbout }
    case 'turkey':
      return { link: reportLawsWords.turkeyLink, name: reportLawsWords.turkeyName, about: reportLawsWords.turkeyAbout }
    case 'india':
      return { link: reportLawsWords.indiaLink, name: reportLawsWords.indiaName, about: reportLawsWords.indiaAbout }
    case 'test':
      return { link: reportLawsWords.testLink, name: reportLawsWords.testName, about: reportLawsWords.testAbout }
  }
}
