import {
  adminAnnouncements,
  adminAppeals,
  adminArticles,
  adminBlocks,
  adminExperiences,
  adminExperiments,
  adminInvitations,
  adminMeasures,
  adminMerchants,
  adminOffenders,
  adminPictures,
  adminReports,
  adminStatistics,
  adminTakedowns,
  adminTopics,
  type EmployeeRole,
} from '@pinfold/contract'
import { expect, test } from 'vitest'
import { adminLinks } from './admin-links.ts'
import { pageGroups, pagesFor } from './admin-pages.ts'

const callOf = new Map<string, { readonly roles?: readonly EmployeeRole[] }>([
  [adminLinks.statistics(), adminStatistics],
  [adminLinks.reports(), adminReports],
  [adminLinks.appeals(), adminAppeals],
  [adminLinks.pictures(), adminPictures],
  [adminLinks.takedowns(), adminTakedowns],
  [adminLinks.offenders(), adminOffenders],
  [adminLinks.abuse(), adminMeasures],
  [adminLinks.blocklist(), adminBlocks],
  [adminLinks.topics(), adminTopics],
  [adminLinks.articles(), adminArticles],
  [adminLinks.announcements(), adminAnnouncements],
  [adminLinks.experiences(), adminExperiences],
  [adminLinks.experiments(), adminExperiments],
  [adminLinks.merchants(), adminMerchants],
  [adminLinks.signUp(), adminInvitations],
])

const pathsFor = (...roles: Parameters<typeof pagesFor>[0]) =>
  pagesFor(roles).flatMap(({ pages }) => pages.map(({ path }) => path))

test('a page stands at the side of whom its call answers', () => {
  const limited = pageGroups()
    .flatMap(({ pages }) => pages)
    .filter(({ roles }) => roles !== undefined)
  for (const { path, roles } of limited) {
    const said = callOf.get(path)?.roles
    expect([path, roles?.toSorted()]).toEqual([path, said?.toSorted()])
  }
  expect(limited.map(({ path }) => path).toSorted()).toEqual([...callOf.keys()].toSorted())
})

test('owners see every page, others theirs, and no heading stands over nothing', () => {
  expect(pathsFor('owner')).toEqual(pageGroups().flatMap(({ pages }) => pages.map(({ path }) => path)))
  expect(pathsFor('moderator')).toContain(adminLinks.reports())
  expect(pathsFor('moderator')).not.toContain(adminLinks.experiences())
  expect(pathsFor('editor')).not.toContain(adminLinks.reports())
  expect(pathsFor('support')).toEqual([
    adminLinks.overview(),
    adminLinks.search(),
    adminLinks.log(),
    adminLinks.employees(),
  ])
  for (const { pages } of pagesFor(['support'])) expect(pages).not.toEqual([])
})
