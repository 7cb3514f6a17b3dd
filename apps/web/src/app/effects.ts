import { joinEffects } from '../api/effects.ts'
import { boardEffects } from '../entities/board/board-effects.ts'
import { conversationEffects } from '../entities/conversation/conversation-effects.ts'
import { memberEffects } from '../entities/member/member-effects.ts'
import { pinEffects } from '../entities/pin/pin-effects.ts'
import { viewerEffects } from '../entities/viewer/viewer-effects.ts'

/** What commands do to what was read before, for all kinds of entities. */
export const applyEffects = joinEffects([
  ...boardEffects,
  ...pinEffects,
  ...memberEffects,
  ...conversationEffects,
  ...viewerEffects,
])
