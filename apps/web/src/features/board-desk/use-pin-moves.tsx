import type { Pin } from '@pinfold/contract'
import { ArrowDown, ArrowUp, FolderInput } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { announce } from '../../ui/announce.ts'
import type { MenuChoice } from '../../ui/menu-choices.ts'
import { offerPlaceChoices } from '../../entities/pin/actions/place-choices.ts'
import { placeAfterSteps } from '../../entities/board/place/list-changes.ts'
import { announcePlace } from './use-board-drag.ts'
import { useLocale } from '../../api/viewer.ts'
import { boardDeskWords } from './board-desk.words.ts'

interface PinMoves {
  readonly rows: readonly Pin[]
  /** What the wall is called. */
  readonly label: string
  /** Pins show in the order that they can be put into. */
  readonly canReorder: boolean
  readonly onReorder: (ids: readonly string[], afterId: string | null) => void
}

/** BO-06: what dragging does with a pin, in its menu. */
export function usePinMoves({ rows, label, canReorder, onReorder }: PinMoves) {
  const [moving, setMoving] = useState<Pin | null>(null)
  const endMoving = useCallback(() => setMoving(null), [])
  const locale = useLocale()
  const step = useEffectEvent((pin: Pin, steps: 1 | -1) => {
    const afterId = placeAfterSteps(rows, pin.id, steps)
    if (afterId === undefined) return announce(steps > 0 ? boardDeskWords.isLast : boardDeskWords.isFirst)
    const place = rows.findIndex(({ id }) => id === pin.id) + 1 + steps
    announcePlace({ rows, ids: [pin.id], afterId, locale })
    onReorder([pin.id], afterId)
    keepFocus(label, place)
  })
  // Menus ask while they render.
  const shown = useRef(rows)
  useEffect(() => {
    shown.current = rows
  }, [rows])
  useEffect(() => {
    const stepsOf = (pin: Pin): MenuChoice[] => [
      { id: 'up', label: boardDeskWords.moveUp, icon: <ArrowUp size={20} />, onChoose: () => step(pin, -1) },
      { id: 'down', label: boardDeskWords.moveDown, icon: <ArrowDown size={20} />, onChoose: () => step(pin, 1) },
    ]
    const choicesOf = (pin: Pin): MenuChoice[] => [
      ...(canReorder ? stepsOf(pin) : []),
      {
        id: 'section',
        label: boardDeskWords.chooseSection,
        icon: <FolderInput size={20} />,
        onChoose: () => setMoving(pin),
      },
    ]
    return offerPlaceChoices((pin) => (shown.current.some(({ id }) => id === pin.id) ? choicesOf(pin) : []))
  }, [canReorder])
  return { moving, endMoving }
}

/** A card that moves in the page loses the focus, and the menu that was chosen from has just closed. */
function keepFocus(label: string, place: number): void {
  setTimeout(() => {
    const wall = [...document.querySelectorAll('main ul')].find((list) => list.ariaLabel === label)
    const card = wall?.querySelector(`:scope > [aria-posinset="${place}"]`)
    const isForFingers = window.matchMedia('(hover: none)').matches
    const target = card?.querySelector<HTMLElement>(isForFingers ? '[data-more]' : '[aria-haspopup=menu], a')
    target?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
  }, 60)
}
