import type { MemberId, ProfilePictureKind } from '@pinfold/contract'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import { changing } from '../../platform/db/kept/changed-rows.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import type { Veil } from '../media/index.ts'
import { updateMember } from './members.queries.ts'
import './accounts.tables.ts'

/** The signatures of the member's picture and cover. */
export const findProfilePictures = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('members')
    .select(['avatar_signature as avatar', 'cover_signature as cover'])
    .where(owned('id', memberId))
    .executeTakeFirst()

/** The signatures of many members’ pictures and covers, with what stands before each. */
export const findProfilePicturesOf = (db: Db, memberIds: readonly MemberId[]) =>
  db
    .selectFrom('members')
    .select([
      'id',
      'avatar_signature as avatar',
      'avatar_veil as avatarVeil',
      'cover_signature as cover',
      'cover_veil as coverVeil',
    ])
    .where(ownedIn('id', memberIds))
    .execute()

/** Puts the same veil before a picture of many profiles. */
export const setProfileVeil = (writer: Writer, memberIds: readonly MemberId[], kind: ProfilePictureKind, veil: Veil) =>
  changing(writer, memberIds)
    .updateTable('members')
    .set(kind === 'avatar' ? { avatar_veil: veil } : { cover_veil: veil })
    .where(ownedIn('id', memberIds))
    .execute()

/** The picture of the member's profile; null takes it away. */
export const setAvatar = (
  writer: Writer,
  memberId: MemberId,
  picture: { readonly signature: string; readonly veil: Veil } | null,
) =>
  updateMember(writer, memberId, {
    avatar_signature: picture?.signature ?? null,
    avatar_veil: picture?.veil ?? '',
  })

/** The cover of the member's profile; null takes it away. */
export const setCover = (
  writer: Writer,
  memberId: MemberId,
  cover: { signature: string; extension: string; width: number; height: number; veil: Veil } | null,
) =>
  updateMember(writer, memberId, {
    cover_source: cover === null ? '' : 'image',
    cover_signature: cover?.signature ?? null,
    cover_extension: cover?.extension ?? null,
    cover_width: cover?.width ?? null,
    cover_height: cover?.height ?? null,
    cover_veil: cover?.veil ?? '',
  })
