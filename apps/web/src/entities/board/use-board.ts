import type { BoardCard, SectionCard } from '@pinfold/contract'
import { useEntities, useEntity } from '../../api/entities.ts'

type BoardRow = Pick<BoardCard, 'id'> | null | undefined

/** A board of a page or a list, as the viewer's last change of it left it. */
export const useBoard = <B extends BoardRow>(board: B): B => useEntity('board', board)

/** The boards of a list, as the viewer's last changes of them left them. */
export const useBoards = <B extends NonNullable<BoardRow>>(boards: readonly B[]): readonly B[] =>
  useEntities('board', boards)

/** A section, whole or as a pin carries it, as the viewer's last change of it left it. */
export const useSection = <S extends Pick<SectionCard, 'id'> | null>(section: S): S =>
  useEntity('board_section', section)

/** The sections of a list, as the viewer's last changes of them left them. */
export const useSections = <S extends Pick<SectionCard, 'id'>>(sections: readonly S[]): readonly S[] =>
  useEntities('board_section', sections)
