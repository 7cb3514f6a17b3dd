import { adminLinks } from './admin-links.ts'
import { adminWords } from './admin.words.ts'

/** Pages of the area that belong together. */
interface PageGroup {
  readonly heading: string
  readonly pages: readonly { readonly label: string; readonly path: string }[]
}

/** The pages of the area, in the order in which they stand at its side. Whoever adds a page adds its line. */
export const pageGroups = (): readonly PageGroup[] => [
  {
    heading: adminWords.siteGroup,
    pages: [
      { label: adminWords.overview, path: adminLinks.overview() },
      { label: adminWords.search, path: adminLinks.search() },
      { label: adminWords.statistics, path: adminLinks.statistics() },
      { label: adminWords.log, path: adminLinks.log() },
    ],
  },
  {
    heading: adminWords.orderGroup,
    pages: [
      { label: adminWords.reports, path: adminLinks.reports() },
      { label: adminWords.appeals, path: adminLinks.appeals() },
      { label: adminWords.sensitivePictures, path: adminLinks.pictures() },
      { label: adminWords.takedowns, path: adminLinks.takedowns() },
      { label: adminWords.offenders, path: adminLinks.offenders() },
      { label: adminWords.abuse, path: adminLinks.abuse() },
      { label: adminWords.blocklist, path: adminLinks.blocklist() },
    ],
  },
  {
    heading: adminWords.contentGroup,
    pages: [
      { label: adminWords.topics, path: adminLinks.topics() },
      { label: adminWords.articles, path: adminLinks.articles() },
      { label: adminWords.announcements, path: adminLinks.announcements() },
      { label: adminWords.experiences, path: adminLinks.experiences() },
      { label: adminWords.experiments, path: adminLinks.experiments() },
    ],
  },
  {
    heading: adminWords.peopleGroup,
    pages: [
      { label: adminWords.merchants, path: adminLinks.merchants() },
      { label: adminWords.signUp, path: adminLinks.signUp() },
      { label: adminWords.employees, path: adminLinks.employees() },
    ],
  },
]
