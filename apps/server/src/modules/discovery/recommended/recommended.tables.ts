import type { BoardId, MemberId, PinId } from '@pinfold/contract'
import '../../../platform/db/tables.ts'

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    recommended_pins: {
      bucket: number
      member_id: MemberId
      list_id: string
      place: number
      pin_id: PinId
      source: 'walk' | 'rising' | 'topic'
      because_pin_id: PinId | null
      because_topic_id: string | null
      because_viewed_pin_id: PinId | null
      because_board_id: BoardId | null
    }
    recommendation_wishes: { bucket: number; member_id: MemberId; wished_at: Date }
  }
}
