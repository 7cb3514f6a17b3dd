import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { useMentionChoices } from './mention-list.tsx'
import { mentionBefore, type MentionStart, withMention } from './mention-words.ts'

/** Offers members while somebody is being named in a field: what the field, its keys and its list need. */
export function useNaming(field: RefObject<HTMLTextAreaElement | null>) {
  const id = `${useId()}-mentions`
  const [mention, setMention] = useState<MentionStart | null>(null)
  const [active, setActive] = useState(0)
  // As long as the text is this, nobody wants the list.
  const dismissed = useRef<string | null>(null)
  const choices = useMentionChoices(mention?.term ?? null)
  const isOffering = mention !== null && choices.length > 0

  /** The text, or the place in it, is another one now. */
  const look = () => {
    const element = field.current
    const isWanted = element !== null && element.value !== dismissed.current
    const next = isWanted ? mentionBefore(element.value, element.selectionStart) : null
    if (next?.term !== mention?.term) setActive(0)
    setMention(next)
  }
  const choose = (username: string) => {
    const element = field.current
    if (mention === null || element === null) return
    const written = withMention(element.value, mention, username)
    element.setRangeText(written.text, 0, element.value.length)
    element.setSelectionRange(written.caret, written.caret)
    // As if it had been typed: whoever keeps the text hears of it.
    element.dispatchEvent(new Event('input', { bubbles: true }))
    setMention(null)
  }
  const dismiss = () => {
    dismissed.current = field.current?.value ?? null
    setMention(null)
  }
  /** Whether the key was for the list. */
  const takeKey = (event: KeyboardEvent): boolean => {
    if (!isOffering || event.nativeEvent.isComposing) return false
    const move = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (move !== 0) setActive((active + move + choices.length) % choices.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(choices[active]?.username ?? '')
    else if (event.key === 'Escape') dismiss()
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return {
    takeKey,
    look,
    stop: () => setMention(null),
    list: isOffering ? { id, choices, active, onChoose: choose } : null,
    /** Which part of the list the keys are at, for the field to say. */
    pointers: {
      'aria-controls': isOffering ? id : undefined,
      'aria-activedescendant': isOffering ? `${id}-${active}` : undefined,
    },
  }
}
