import type { MemberId, ProfilePictureKind } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { findProfilePicturesOf, lockMembers, setProfileVeil } from '../../accounts/index.ts'
import { findAddressesOfContent, findSignature, findVeils, type Veil } from '../../media/index.ts'

const SOME = 200

interface Address {
  readonly signature: string
  readonly ownerId: MemberId
}

/** Some members at a time with the pictures of their profiles that show the bytes. */
async function* profilesShowing(db: Db, contentHash: string) {
  for (let after = ''; ;) {
    const addresses: Address[] = await findAddressesOfContent(db, contentHash, after, SOME)
    const showing = addresses.length === 0 ? [] : shownOn(await findOf(db, addresses), addresses)
    if (showing.length > 0) yield showing
    const last = addresses.at(-1)
    if (last === undefined || addresses.length < SOME) return
    after = last.signature
  }
}

const findOf = (db: Db, addresses: readonly Address[]) =>
  findProfilePicturesOf(db, [...new Set(addresses.map(({ ownerId }) => ownerId))])

interface Shown {
  readonly memberId: MemberId
  readonly kind: ProfilePictureKind
  readonly veil: Veil
  readonly address: Address
}

function shownOn(
  profiles: Awaited<ReturnType<typeof findProfilePicturesOf>>,
  addresses: readonly Address[],
): readonly Shown[] {
  const bySignature = new Map(addresses.map((address) => [address.signature, address]))
  return profiles.flatMap(({ id: memberId, avatar, avatarVeil, cover, coverVeil }) => {
    const [ofAvatar, ofCover] = [bySignature.get(avatar ?? ''), bySignature.get(cover ?? '')]
    return [
      ...(ofAvatar ? [{ memberId, kind: 'avatar' as const, veil: avatarVeil, address: ofAvatar }] : []),
      ...(ofCover ? [{ memberId, kind: 'cover' as const, veil: coverVeil, address: ofCover }] : []),
    ]
  })
}

/** Brings the veil of every profile whose picture or cover are the bytes up to date. Repeating it changes nothing. */
export async function showVeilsOnProfiles({ db }: { readonly db: Db }, contentHash: string): Promise<void> {
  for await (const showing of profilesShowing(db, contentHash)) {
    const wanted = (await findVeils(db, [contentHash])).get(contentHash) ?? ''
    if (showing.some(({ veil }) => veil !== wanted)) await showOn(db, contentHash, showing)
  }
}

async function showOn(db: Db, contentHash: string, showing: readonly Shown[]): Promise<void> {
  const addresses = showing.map(({ address }) => address)
  await inTransaction(db, 'show-profile-veils', async (tx) => {
    await lockMembers(tx, [...new Set(showing.map(({ memberId }) => memberId))])
    const after = (await findVeils(tx, [contentHash])).get(contentHash) ?? ''
    const writer = writeAsSystem(tx, 'profiles have a copy of what was judged of their pictures')
    const changed = shownOn(await findOf(tx, addresses), addresses).filter(({ veil }) => veil !== after)
    for (const [kind, some] of Map.groupBy(changed, (each) => each.kind))
      await setProfileVeil(
        writer,
        some.map(({ memberId }) => memberId),
        kind,
        after,
      )
  })
}

/** A member whose profile shows the bytes, if any does: for who judges pictures. */
export async function findProfileShowing(db: Db, contentHash: string): Promise<MemberId | null> {
  for await (const [first] of profilesShowing(db, contentHash)) return first?.memberId ?? null
  return null
}

/** The bytes that the member's profile shows now, by kind. */
export async function picturesOfProfile(db: Db, memberId: MemberId): Promise<ReadonlyMap<ProfilePictureKind, string>> {
  const [profile] = await findProfilePicturesOf(db, [memberId])
  const hashOf = async (signature: string | null | undefined) =>
    signature ? ((await findSignature(db, signature))?.contentHash ?? null) : null
  const [avatar, cover] = await Promise.all([hashOf(profile?.avatar), hashOf(profile?.cover)])
  return new Map([
    ...(avatar === null ? [] : [['avatar', avatar] as const]),
    ...(cover === null ? [] : [['cover', cover] as const]),
  ])
}
