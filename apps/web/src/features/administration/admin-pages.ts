import { type EmployeeRole, hasRoleOf } from '@pinfold/contract'
import { adminLinks } from './admin-links.ts'
import { adminWords } from './admin.words.ts'

interface AreaPage {
  readonly label: string
  readonly path: string
  /** Whom it opens to beside owners, as its call says; everybody who works here where nothing is said. */
  readonly roles?: readonly EmployeeRole[]
}

/** Pages of the area that belong together. */
interface PageGroup {
  readonly heading: string
  readonly pages: readonly AreaPage[]
}

/** The pages that open to somebody with these roles; what is left empty is left out. */
export const pagesFor = (roles: readonly EmployeeRole[]): readonly PageGroup[] =>
  pageGroups()
    .map(({ heading, pages }) => ({
      heading,
      pages: pages.filter((page) => page.roles === undefined || hasRoleOf(roles, page.roles)),
    }))
    .filter(({ pages }) => pages.length > 0)

const order: readonly EmployeeRole[] = ['moderator']
const content: readonly EmployeeRole[] = ['editor', 'moderator']
const editors: readonly EmployeeRole[] = ['editor']

/** The pages of the area, in the order in which they stand at its side. Whoever adds a page adds its line. */
export const pageGroups = (): readonly PageGroup[] => [
  {
    heading: adminWords.siteGroup,
    pages: [
      { label: adminWords.overview, path: adminLinks.overview() },
      { label: adminWords.search, path: adminLinks.search() },
      { label: adminWords.statistics, path: adminLinks.statistics(), roles: ['moderator', 'editor', 'advertising'] },
      { label: adminWords.log, path: adminLinks.log() },
    ],
  },
  {
    heading: adminWords.orderGroup,
    pages: [
      { label: adminWords.reports, path: adminLinks.reports(), roles: order },
      { label: adminWords.appeals, path: adminLinks.appeals(), roles: order },
      { label: adminWords.sensitivePictures, path: adminLinks.pictures(), roles: order },
      { label: adminWords.takedowns, path: adminLinks.takedowns(), roles: order },
      { label: adminWords.offenders, path: adminLinks.offenders(), roles: order },
      { label: adminWords.abuse, path: adminLinks.abuse(), roles: order },
      { label: adminWords.blocklist, path: adminLinks.blocklist(), roles: order },
    ],
  },
  {
    heading: adminWords.contentGroup,
    pages: [
      { label: adminWords.topics, path: adminLinks.topics(), roles: content },
      { label: adminWords.articles, path: adminLinks.articles(), roles: content },
      { label: adminWords.announcements, path: adminLinks.announcements(), roles: content },
      { label: adminWords.experiences, path: adminLinks.experiences(), roles: editors },
      { label: adminWords.experiments, path: adminLinks.experiments(), roles: editors },
    ],
  },
  {
    heading: adminWords.peopleGroup,
    pages: [
      { label: adminWords.merchants, path: adminLinks.merchants(), roles: order },
      { label: adminWords.signUp, path: adminLinks.signUp(), roles: editors },
      { label: adminWords.employees, path: adminLinks.employees() },
    ],
  },
]
