import { quietly } from './quietly.ts'
import { focusQuietly } from './signs.ts'

const nameOfEntry = () => `followed ${(history.state as { key?: string } | null)?.key}`

/** After Back the focus returns to the link that was followed; the browser itself finds the place on the page. */
export function watchFollowedLinks(signal: AbortSignal): void {
  const remember = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('main a[href]') : null
    if (link) quietly(() => sessionStorage.setItem(nameOfEntry(), link.getAttribute('href') ?? ''))
  }
  addEventListener('click', remember, { capture: true, signal })
  addEventListener('DOMContentLoaded', returnToLink, { signal })
}

function returnToLink(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const href = entry?.type === 'back_forward' ? quietly(() => sessionStorage.getItem(nameOfEntry())) : null
  const link = href && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
  if (link) focusQuietly(link)
}
