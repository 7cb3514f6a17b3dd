import { defineWords } from '@pinfold/words'

/** The local laws that reports may rest on. */
export const reportLawsWords = defineWords('report-laws', {
  dsaLink: 'Report under EU law',
  dsaName: 'Digital Services Act',
  dsaAbout: 'In the European Union, anyone can report content that breaks the law there.',
  turkeyLink: 'Report under Turkish law',
  turkeyName: 'Law No. 5651',
  turkeyAbout: 'In Turkey, people may ask us to take down content that violates their rights.',
  indiaLink: 'Report under Indian law',
  indiaName: 'Information Technology Rules',
  indiaAbout: 'In India, anyone can send a complaint about content to our grievance officer.',
  testLink: 'Report under the test law',
  testName: 'Test law',
  testAbout: 'This stands in for a local law, to try how reports are made.',
})
