import type { PinDensity, User } from '@pinfold/contract'
import { usePages } from '../../../api/use-pages.ts'
import { useMember, useRootData } from '../../../api/viewer.ts'
import { denseShape } from '../../../ui/masonry/dense-shape.ts'
import { Flyout } from '../../../features/creation-menu/index.ts'
import { Unorganized } from '../../../features/boards-unorganized/index.ts'
import { unpackPins } from '../../../entities/pin/card/packed-pins.ts'
import { PinWall } from '../../../entities/pin/card/pin-wall.tsx'
import { metricsLine, type PinList, pinListCall, PinsBar, useDensity } from '../../../features/member-pins/index.ts'
import { NoPins } from './no-pins.tsx'
import type { ListTexts } from './list-texts.ts'

interface MemberPinsProps {
  readonly user: User
  readonly list: PinList
  readonly texts: ListTexts
  /** The address of this page behind a filter; pages that cannot be narrowed leave it out. */
  readonly filterLink?: ((username: string, filter: PinList['filter']) => string) | undefined
}

/** One list of a member's pins; over one's own, what narrows and arranges it. */
export function MemberPins({ user, list, texts, filterLink }: MemberPinsProps) {
  const isOwn = useMember()?.id === user.id
  const [density, setDensity] = useDensity(list.density)
  return (
    <>
      {isOwn && (
        <PinsBar user={user} filter={list.filter} filterLink={filterLink} density={density} onDensity={setDensity} />
      )}
      {isOwn && list.unorganized && <Unorganized user={user} ideas={list.unorganized} />}
      {/* Another filter is another list; its wall begins at the top. */}
      <Wall
        key={`${list.kind} ${list.filter}`}
        user={user}
        list={list}
        texts={texts}
        isOwn={isOwn}
        density={isOwn ? density : 'regular'}
      />
      {isOwn && <Flyout surface="profile" place={{ at: 'profile' }} />}
    </>
  )
}

interface WallProps extends Pick<MemberPinsProps, 'user' | 'list' | 'texts'> {
  readonly isOwn: boolean
  readonly density: PinDensity
}

function Wall({ user, list, texts, isOwn, density }: WallProps) {
  const isPartner = useRootData()?.viewer.isPartner ?? false
  const asked = { username: user.username, filter: list.filter, isOwn, isPartner }
  const { endpoint, options } = pinListCall(list.kind, asked)
  const { rows, ...more } = usePages(endpoint, options, unpackPins(list.pins))
  if (rows.length === 0) return <NoPins user={user} list={list} texts={texts} isOwn={isOwn} />
  const shape = density === 'dense' ? denseShape : undefined
  // Of what they saved, it came to whoever made it.
  const line = list.kind === 'created' && isOwn && isPartner ? metricsLine : undefined
  return <PinWall pins={rows} label={texts.label(user.full_name)} more={more} shape={shape} line={line} />
}
