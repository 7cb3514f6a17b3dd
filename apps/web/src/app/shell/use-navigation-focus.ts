import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Which link was followed from each history entry. */
const followed = new Map<string, string>()

/** After a step forward the focus starts at the new page; after Back it returns to the link that was followed. */
export function useNavigationFocus(mainId: string): void {
  const location = useLocation()
  const type = useNavigationType()
  const before = useRef(location.key)
  useEffect(() => {
    const remember = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (link) followed.set(location.key, link.getAttribute('href') ?? '')
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [location.key])
  useEffect(() => {
    if (before.current === location.key) return
    before.current = location.key
    const main = document.getElementById(mainId)
    const href = type === NavigationType.Pop ? followed.get(location.key) : undefined
    const link = href === undefined ? null : main?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
    ;(link ?? main)?.focus({ preventScroll: true })
  }, [location.key, mainId, type])
}
