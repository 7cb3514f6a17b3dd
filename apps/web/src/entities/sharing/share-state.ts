/** PS-04, ST-03: what stands open about sharing a profile. */
export type ProfileShareState = 'none' | 'share_menu' | 'share_menu_post_follow' | 'message_upsell' | 'share_upsell'

export type ShareEvent =
  | { readonly type: 'share' }
  /** The viewer followed from an invitation. */
  | { readonly type: 'followed'; readonly ownerFollowsViewer: boolean }
  /** The upsell's wish was taken up. */
  | { readonly type: 'go_on' }
  | { readonly type: 'close' }

/** ST-03: an upsell comes between a follow from an invitation and the share menu. */
export function nextShareState(state: ProfileShareState, event: ShareEvent): ProfileShareState {
  switch (event.type) {
    case 'share':
      // ST-29: a menu that is open stays as it is.
      return state === 'share_menu_post_follow' ? state : 'share_menu'
    case 'followed':
      return event.ownerFollowsViewer ? 'message_upsell' : 'share_upsell'
    case 'go_on':
      return state === 'message_upsell' || state === 'share_upsell' ? 'share_menu_post_follow' : state
    case 'close':
      return 'none'
  }
}
