import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** On phones what stands in the header is hidden, and its twin in the bottom bar shows. */
const isVisible = (element: Element) => element.getClientRects().length > 0

function find(name: string): Element | null {
  const place = [...document.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)].find(isVisible)
  if (place === undefined || place.matches('a, button, form')) return place ?? null
  return place.querySelector('a, button') ?? place
}

/** What a message stands beside, where the page has it; looked for again on each page, and where the window changes. */
export function useAnchor(name: string): Element | null {
  const { key } = useLocation()
  const [anchor, setAnchor] = useState<Element | null>(null)
  useEffect(() => {
    const look = () => setAnchor(find(name))
    // After what came with the page.
    const turn = requestAnimationFrame(look)
    window.addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(turn)
      window.removeEventListener('resize', look)
    }
  }, [name, key])
  return anchor
}
