import { Bell } from 'lucide-react'
import { useUnread } from '../../api/use-unread.ts'
import { badgeText, CountBadge } from '../../ui/count-badge.tsx'
import { newsBellWords } from './news-bell.words.ts'

/** How a bell looks and what it is called: how much is new. */
export function useBell() {
  const { news } = useUnread()
  const icon = (
    <>
      <Bell size={24} aria-hidden="true" />
      <CountBadge count={news} />
    </>
  )
  return {
    icon,
    label: news === 0 ? newsBellWords.notifications : newsBellWords.counted({ count: news, shown: badgeText(news) }),
  }
}
