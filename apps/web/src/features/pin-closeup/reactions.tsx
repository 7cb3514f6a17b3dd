import { type Pin, type ReactionType, reactionTypes, reactToPin, unreactToPin } from '@pinfold/contract'
import { Heart, SmilePlus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { useOptimisticFact } from '../../api/use-optimistic-fact.ts'
import { useLocale } from '../../api/viewer.ts'
import { counted, formatCount } from '../../ui/format.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { useLoginPrompt } from '../../entities/viewer/log-in/login-prompt.ts'
import { changeReaction, type Reactions, reactionTotal } from './reaction-counts.ts'
import { reactionKinds } from '../../entities/pin/reaction-kinds.ts'
import styles from './reactions.module.css'
import { reactionsKey } from '../../entities/pin/pin-keys.ts'
import { Rich } from '../../ui/rich.tsx'
import { closeupWords } from './closeup.words.ts'

function useReactions(pin: Pin) {
  return useOptimisticFact<Reactions, ReactionType | null>(reactionsKey(pin), {
    initial: { counts: pin.reaction_counts, mine: pin.reaction_by_me },
    apply: (wanted, before) => changeReaction(before, wanted),
    send: async (wanted) => {
      const { data } =
        wanted === null
          ? await call(unreactToPin, { pin_id: pin.id })
          : await call(reactToPin, { pin_id: pin.id, reaction_type: wanted })
      return { counts: data.reaction_counts, mine: data.reaction_by_me }
    },
  })
}

function partsOfCount(total: number, locale: string): readonly ReactNode[] {
  const parts = closeupWords.reactionCount({ ...counted(total, locale), number: (shown) => ({ shown }) })
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      <span key={index} className="visually-hidden">
        {part}
      </span>
    ) : total > 0 ? (
      part.shown
    ) : null,
  )
}

/** PI-08: one press loves a pin or takes the reaction back; the other reactions are one press further. */
export function ReactionsBar({ pin }: { readonly pin: Pin }) {
  const [reactions, react] = useReactions(pin)
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const ask = useLoginPrompt()
  const locale = useLocale()
  const total = reactionTotal(reactions)
  const mine = reactionKinds.find(({ type }) => type === reactions.mine)
  const Icon = mine?.Icon ?? Heart
  const choose = (type: ReactionType) => {
    setOpen(false)
    ask('general', () => react(reactions.mine === type ? null : type))
  }
  return (
    <div className={styles['bar']} role="group" aria-label={closeupWords.reactions}>
      <button
        type="button"
        className={styles['main']}
        aria-pressed={mine !== undefined}
        aria-label={mine ? closeupWords.takeBack({ reaction: mine.label }) : closeupWords.love}
        onClick={() => choose(mine?.type ?? reactionTypes.love)}
      >
        <Icon size={24} aria-hidden="true" />
      </button>
      <span className={styles['count']} aria-live="polite">
        {/* The number alone can be seen. */}
        <Rich parts={partsOfCount(total, locale)} />
      </span>
      <span ref={(element) => void (trigger.current = element?.querySelector('button') ?? null)}>
        <IconButton
          label={closeupWords.moreReactions}
          icon={<SmilePlus size={20} />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        />
      </span>
      <Popover
        label={closeupWords.react}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        triggerRef={trigger}
        width={320}
      >
        <ul className={styles['choices']}>
          {reactionKinds.map(({ type, label, Icon: KindIcon }) => (
            <li key={type}>
              <button
                type="button"
                className={styles['choice']}
                aria-pressed={reactions.mine === type}
                onClick={() => choose(type)}
              >
                <KindIcon size={24} aria-hidden="true" />
                <span>{label}</span>
                <span className={styles['count']}>{formatCount(reactions.counts[type] ?? 0, locale)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Popover>
    </div>
  )
}
