import type { Pin } from '@pinfold/contract'
import { useEntities, useEntity } from '../../api/entities.ts'

/** A pin of a page or a list, as the viewer's last change of it left it. */
export const usePin = <P extends Pick<Pin, 'id'> | null>(pin: P): P => useEntity('pin', pin)

/** The pins of a list, as the viewer's last changes of them left them. */
export const usePins = <P extends Pick<Pin, 'id'>>(pins: readonly P[]): readonly P[] => useEntities('pin', pins)
