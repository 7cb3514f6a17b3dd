import type { LawKey } from '@pinfold/contract'

interface LawWords {
  /** In menus and on links. */
  readonly link: string
  readonly name: string
  readonly about: string
}

/** What pages say of the laws that reports may rest on. */
export const lawWords: Readonly<Record<LawKey, LawWords>> = {
  dsa: {
    link: 'Report under EU law',
    name: 'Digital Services Act',
    about: 'In the European Union, anyone can report content that breaks the law there.',
  },
  turkey: {
    link: 'Report under Turkish law',
    name: 'Law No. 5651',
    about: 'In Turkey, people may ask us to take down content that violates their rights.',
  },
  india: {
    link: 'Report under Indian law',
    name: 'Information Technology Rules',
    about: 'In India, anyone can send a complaint about content to our grievance officer.',
  },
  test: {
    link: 'Report under the test law',
    name: 'Test law',
    about: 'This stands in for a local law, to try how reports are made.',
  },
}
