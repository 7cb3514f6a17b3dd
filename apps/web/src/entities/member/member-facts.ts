import type { User } from '@pinfold/contract'
import { learn, only } from '../../api/learn-entities.ts'

/** What members change of themselves. */
const changeable = [
  'username',
  'full_name',
  'first_name',
  'about',
  'pronouns',
  'image_small_url',
  'image_medium_url',
  'image_large_url',
  'image_xlarge_url',
  'is_default_image',
  'profile_cover',
  'partner',
  'website_url',
  'is_primary_website_verified',
  'instagram_data',
  'impressum_url',
  'country',
  'location',
] as const satisfies readonly (keyof User)[]

/** A command answered this member: what it changed shows wherever they do. */
export const learnMember = (member: User): void => learn('user', member.id, only(member, changeable))
