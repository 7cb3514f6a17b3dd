/** A block as it is stored: media by their position among the pin's. */
export interface StoredBlock {
  readonly type:
    | 'story_pin_image_block'
    | 'story_pin_video_block'
    | 'story_pin_paragraph_block'
    | 'story_pin_heading_block'
  readonly text?: string
  readonly image?: number
  readonly video?: number
  readonly style?: Record<string, number | string>
}
