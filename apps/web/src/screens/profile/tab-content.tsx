import { didItUserFeedResource, type Pin, type User } from '@pinfold/contract'
import type { RouterContextProvider } from 'react-router'
import { ProfileBoards } from './boards/profile-boards.tsx'
import { unpackPins } from '../../entities/pin/card/packed-pins.ts'
import { createdTexts, savedTexts } from './pins/list-texts.ts'
import { MemberPins } from './pins/member-pins.tsx'
import { TriedList } from '../../features/pin-tried/index.ts'
import { links } from '../../api/links.ts'
import type { TabName } from '../../features/profile/index.ts'
import { callOrEmpty } from '../loading/load-page.ts'
import { loadBoards } from './loading/load-boards.ts'
import { loadPinList } from './loading/load-pin-list.ts'

interface TabArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
  readonly params: { readonly username: string }
}

/** Loads what a member tried. */
const loadTried = ({ context, params: { username } }: TabArgs) =>
  callOrEmpty(context, didItUserFeedResource.get, { username })

const loaders = {
  saved: async (args: TabArgs) => ({ tab: 'saved' as const, ...(await loadBoards(args, 'overview')) }),
  hub_boards: async (args: TabArgs) => ({ tab: 'hub_boards' as const, ...(await loadBoards(args, 'hub')) }),
  created: async (args: TabArgs) => ({ tab: 'created' as const, list: await loadPinList(args, 'created') }),
  hub_pins: async (args: TabArgs) => ({ tab: 'hub_pins' as const, list: await loadPinList(args, 'saved') }),
  tried: async (args: TabArgs) => ({ tab: 'tried' as const, tried: await loadTried(args) }),
} satisfies Record<TabName, (args: TabArgs) => Promise<object>>

/** What a tab shows, as its loader answered. */
export type TabData = Awaited<ReturnType<(typeof loaders)[TabName]>>

/** Loads the content of a tab, and nothing else. */
export const loadTab = (tab: TabName, args: TabArgs): Promise<TabData> => loaders[tab](args)

/** Without the way to more, which the browser would ask for as whoever is signed in. */
export function withoutMore(data: TabData): TabData {
  if ('boards' in data) return { ...data, boards: { data: data.boards.data } }
  if ('tried' in data) return { ...data, tried: { data: data.tried.data } }
  return 'list' in data ? { ...data, list: { ...data.list, pins: { text: data.list.pins.text } } } : data
}

/** The pins a tab shows or stands for, for machines. */
export function pinsOfTab(data: TabData): readonly Pin[] {
  if ('newestPins' in data) return unpackPins(data.newestPins).data
  return 'list' in data ? unpackPins(data.list.pins).data : []
}

/** The content of a tab. */
export function TabContent({ user, data }: { readonly user: User; readonly data: TabData }) {
  switch (data.tab) {
    case 'saved':
    case 'hub_boards':
      return <ProfileBoards user={user} boards={data.boards} view={data.view} />
    case 'created':
      return <MemberPins user={user} list={data.list} texts={createdTexts} />
    case 'hub_pins':
      return <MemberPins user={user} list={data.list} texts={savedTexts} filterLink={links.selfProfilePins} />
    case 'tried':
      return <TriedList user={user} tried={data.tried} />
  }
}
