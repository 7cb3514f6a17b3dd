import { useLocation } from 'react-router'
import { useMember } from '../../api/viewer.ts'
import type { CreationStart } from '../../features/creation-menu/index.ts'
import { StoryBuilderScreen } from '../../features/stories/index.ts'
import { requireMember } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/story-builder.ts'
import { usePlaceOfOrigin } from './pin-creation.tsx'
import { pinHeadWords } from './pin-heads.words.ts'

export function loader(args: Route.LoaderArgs) {
  requireMember(args)
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: pinHeadWords.createStory, isPrivate: true }, matches)
}

export default function StoryBuilderRoute() {
  const member = useMember()
  const { data: origin } = usePlaceOfOrigin((useLocation().state as CreationStart | null) ?? {})
  return member && <StoryBuilderScreen memberId={member.id} origin={origin ?? null} />
}
