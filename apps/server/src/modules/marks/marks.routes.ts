import {
  favoritePin as favoriteEndpoint,
  hidePin as hideEndpoint,
  reactToPin as reactEndpoint,
  repinResource,
  unfavoritePin as unfavoriteEndpoint,
  unhidePin as unhideEndpoint,
  unreactToPin as unreactEndpoint,
  type PinId,
} from '@pinfold/contract'
import { requireMember, type Viewer } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { setFavorite } from './commands/favorite-pin.ts'
import { setHidden } from './commands/hide-pin.ts'
import { reactToPin } from './commands/react-to-pin.ts'
import { unreactToPin } from './commands/unreact-to-pin.ts'
import { pinView, type PinViewDeps } from '../pins/index.ts'
import { savedBoardsView } from './saved-boards.view.ts'

/** What a member marks on pins: reactions, favourites, what they do not want to see, and what they have already. */
export function bindMarks({ bind }: Binder, deps: WriteDeps & PinViewDeps): void {
  bind(repinResource.get, ({ viewer, options }) => savedBoardsView(deps, requireMember(viewer), options.pin_id))
  bind(reactEndpoint, async ({ viewer, options }) => {
    await reactToPin(deps, requireMember(viewer), options.pin_id, options.reaction_type)
    return pinView(deps, viewer, options.pin_id)
  })
  bind(unreactEndpoint, async ({ viewer, options }) => {
    await unreactToPin(deps, requireMember(viewer), options.pin_id)
    return pinView(deps, viewer, options.pin_id)
  })

  const favorite = async (viewer: Viewer, pinId: PinId, isFavorite: boolean) => {
    await setFavorite(deps, requireMember(viewer), pinId, isFavorite)
    return pinView(deps, viewer, pinId)
  }
  bind(favoriteEndpoint, ({ viewer, options }) => favorite(viewer, options.pin_id, true))
  bind(unfavoriteEndpoint, ({ viewer, options }) => favorite(viewer, options.pin_id, false))

  const hide = async (viewer: Viewer, pinId: PinId, isHidden: boolean) => {
    await setHidden(deps, requireMember(viewer), pinId, isHidden)
    return null
  }
  bind(hideEndpoint, ({ viewer, options }) => hide(viewer, options.pin_id, true))
  bind(unhideEndpoint, ({ viewer, options }) => hide(viewer, options.pin_id, false))
}
