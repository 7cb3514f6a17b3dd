import type { Pin } from '@pinfold/contract'
import { SlidersHorizontal, Sparkles, ThumbsDown } from 'lucide-react'
import { links } from '../../../api/links.ts'
import type { MenuChoice } from '../../../ui/menu-choices.ts'
import { useSwitchOff } from '../../home-source/use-source-switch.ts'
import { reasonWords } from './reason.words.ts'

type Reason = NonNullable<Pin['recommendation_reason']>

function reasonText({ type, title }: Reason): string {
  switch (type) {
    case 'topic':
      return reasonWords.inTopic({ topic: title })
    case 'board':
      return reasonWords.fromBoard({ board: title })
    case 'viewed_pin':
      return title === '' ? reasonWords.viewedUntitled : reasonWords.viewed({ pin: title })
    case 'saved_pin':
      return title === '' ? reasonWords.becauseUntitled : reasonWords.because({ pin: title })
  }
}

/** DS-04: why home shows a pin, and answers to that; nothing elsewhere. */
export function useReasonChoices(pin: Pin): MenuChoice[] {
  const switchOff = useSwitchOff()
  const { recommendation_reason: reason, board } = pin
  if (reason === undefined) return []
  const less = (id: string, label: string, onChoose: () => void): MenuChoice => ({
    id,
    label,
    icon: <ThumbsDown size={20} />,
    onChoose,
  })
  const why: MenuChoice[] = reason
    ? [{ id: 'why', label: reasonText(reason), icon: <Sparkles size={20} />, href: reason.url }]
    : []
  const lessLikeThis: MenuChoice[] =
    reason?.type === 'topic'
      ? [
          less('less-topic', reasonWords.lessAbout({ topic: reason.title }), () =>
            switchOff('topic', reason.id, reasonWords.seeLessAbout({ topic: reason.title })),
          ),
        ]
      : reason?.type === 'saved_pin'
        ? [less('less-pin', reasonWords.lessLike, () => switchOff('pin', reason.id, reasonWords.seeLessLike))]
        : reason?.type === 'board'
          ? [
              less('less-source', reasonWords.lessForBoard({ board: reason.title }), () =>
                switchOff('board', reason.id, reasonWords.seeLessForBoard({ board: reason.title })),
              ),
            ]
          : []
  const lessOfBoard: MenuChoice[] = board
    ? [
        less('less-board', reasonWords.lessFrom({ board: board.name }), () =>
          switchOff('board', board.id, reasonWords.seeLessFrom({ board: board.name })),
        ),
      ]
    : []
  return [
    ...why,
    ...lessLikeThis,
    ...lessOfBoard,
    { id: 'tune', label: reasonWords.tune, icon: <SlidersHorizontal size={20} />, href: links.tuneHome() },
  ]
}
