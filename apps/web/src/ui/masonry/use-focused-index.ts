import { type RefObject, useEffect, useState } from 'react'

/** Which item of a list holds the focus, -1 for none; items tell their place by `aria-posinset`. */
export function useFocusedIndex(list: RefObject<HTMLElement | null>): number {
  const [focused, setFocused] = useState(-1)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const onFocusIn = (event: FocusEvent) => {
      const item = event.target instanceof Element ? event.target.closest('[aria-posinset]') : null
      setFocused(Number(item?.getAttribute('aria-posinset') ?? 0) - 1)
    }
    const onFocusOut = () => setFocused(-1)
    element.addEventListener('focusin', onFocusIn)
    element.addEventListener('focusout', onFocusOut)
    return () => {
      element.removeEventListener('focusin', onFocusIn)
      element.removeEventListener('focusout', onFocusOut)
    }
  }, [list])
  return focused
}
