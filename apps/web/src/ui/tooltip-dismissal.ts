/** Escape puts tooltips away until the pointer or the focus moves on. Answers what ends it. */
export function watchTooltips(): () => void {
  const root = document.documentElement
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') root.dataset['tooltips'] = 'off'
  }
  const onMove = () => delete root.dataset['tooltips']
  document.addEventListener('keydown', onKey)
  document.addEventListener('pointermove', onMove, { passive: true })
  document.addEventListener('focusin', onMove)
  return () => {
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('pointermove', onMove)
    document.removeEventListener('focusin', onMove)
  }
}
