import { links } from '../../api/links.ts'
import { DeviceHistoryScreen } from '../../features/history/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { recentlyViewedWords } from '../../entities/visits/recently-viewed.words.ts'
import type { Route } from './+types/recently-viewed.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: recentlyViewedWords.heading, path: links.recentlyViewed(), isPrivate: true }, matches)
}

export default function RecentlyViewedRoute() {
  return <DeviceHistoryScreen />
}
