import type { Pin, User } from '@pinfold/contract'
import type { MetaDescriptor } from 'react-router'
import { links } from '../../../api/links.ts'
import { decideTab, tabLabel, tabLinks, type TabName, tabNames } from '../../../features/profile/index.ts'
import { profileHead } from '../../heads/entity-heads.ts'
import type { RootMatch } from '../../heads/page-head.ts'
import { profileOf } from './profile-of.ts'
import { profilePagesWords } from '../profile-pages.words.ts'

/** The head of a profile's tab. The default tab is the profile itself; one that is not offered is not for machines. */
export function tabHead(
  tab: TabName,
  pins: readonly Pin[],
  matches: readonly (RootMatch | undefined)[],
): MetaDescriptor[] {
  const user = profileOf(matches)
  if (!user) return []
  const isUsual = tab === decideTab('decider', user.eligible_profile_tabs)
  const page = isUsual ? { title: titleOf(user), path: links.profile(user.username), pins } : tabPage(tab, user)
  const isOffered = isUsual || tabNames(user.eligible_profile_tabs).includes(tab)
  return profileHead(user, { ...page, isPrivate: !isOffered }, matches)
}

const titleOf = ({ full_name: name, username }: User) => profilePagesWords.profileOf({ name, username })

const tabPage = (tab: TabName, user: User) => ({
  title: profilePagesWords.tabOf({ tab: tabLabel(tab), title: titleOf(user) }),
  path: tabLinks[tab](user.username),
})
