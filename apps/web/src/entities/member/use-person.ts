import type { MemberCard } from '@pinfold/contract'
import { useEntities, useEntity } from '../../api/entities.ts'

/** A member of a page or a list. Who changes their name or picture sees it at once wherever they show. */
export const usePerson = <M extends Pick<MemberCard, 'id'> | null>(member: M): M => useEntity('user', member)

/** The members of a list. Who changes their name or picture sees it at once wherever they show. */
export const usePeople = <M extends Pick<MemberCard, 'id'>>(members: readonly M[]): readonly M[] =>
  useEntities('user', members)
