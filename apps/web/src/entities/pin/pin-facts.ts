import type { Pin } from '@pinfold/contract'
import { learn, only } from '../../api/learn-entities.ts'

/** What members change of a pin. Counts, and how the viewer marked it, are facts of their own. */
const changeable = [
  'title',
  'grid_title',
  'description',
  'closeup_description',
  'grid_description',
  'mentions',
  'alt_text',
  'link',
  'tracked_link',
  'domain',
  'hashtags',
  'rich_summary',
  'board',
  'section',
  'privacy',
  'price_value',
  'price_currency',
  'availability',
  'is_comments_allowed',
  'is_similar_products_shown',
  'topics',
  'product_tags',
  'viewer_can',
] as const satisfies readonly (keyof Pin)[]

/** What is hidden while the veil before a pin's pictures is down. */
const veiled = [
  'images',
  'sensitivity',
  'videos',
  'story_pin_data',
  'is_animated',
] as const satisfies readonly (keyof Pin)[]

/** The viewer lifted the veil of this pin: it is lifted wherever the pin shows. */
export const learnUnveiled = (pin: Pin): void => learn('pin', pin.id, only(pin, veiled))

/** A command answered this pin: what it changed shows wherever the pin does. */
export const learnPin = (pin: Pin): void => learn('pin', pin.id, only(pin, changeable))
