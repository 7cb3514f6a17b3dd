import type { Board, Section } from '@pinfold/contract'
import { learn, only } from '../../api/learn-entities.ts'

/** What members change of a board. Counts and people are left to whoever reads them. */
const changeable = [
  'name',
  'url',
  'description',
  'privacy',
  'category',
  'layout',
  'image_thumbnail_url',
  'image_cover_url',
  'image_cover_hd_url',
  'cover_images',
  'cover_pin',
  'has_custom_cover',
  'images',
  'archived_by_me_at',
  'event_date',
  'event_end_date',
  'allow_homefeed_recommendations',
  'collaborators_can_delete_pins',
  'collaborator_requests_enabled',
  'is_marked_sensitive',
  'sensitivity_screen',
  'viewer_can',
] as const satisfies readonly (keyof Board)[]

/** A command answered this board: what it changed shows wherever the board does. */
export const learnBoard = (board: Board): void => learn('board', board.id, only(board, changeable))

/** A command answered this section: what it changed shows wherever the section does. */
export const learnSection = (section: Section): void =>
  learn('board_section', section.id, only(section, ['title', 'slug']))
