import type { Page } from 'playwright-core'

/** A window of 1280 by 1024 at 400%. */
export const magnified = { width: 320, height: 256 } as const

/** What keyboard users would lose sight of in this window: every stop of the Tab key is put into focus once. */
export const hiddenStops = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"], video[controls]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
    )
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 40)))
    /** Some of it, not hidden by what sticks; what is smaller than a sign is drawn by its label. */
    const isSeen = (element: HTMLElement) => {
      const drawn = element.matches('input[type=checkbox], input[type=radio], input[type=file]')
        ? (element.closest('label') ?? element)
        : element
      const { left, right, top, bottom } = drawn.getBoundingClientRect()
      const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
      const across = [Math.max(left, 0), Math.min(right, innerWidth)] as const
      if (to - from < Math.min(bottom - top, 8) || across[1] - across[0] < 1) return false
      return [0.5, 0.1, 0.9].some((share) =>
        [0.5, 0.1, 0.9].some((along) => {
          const hit = document.elementFromPoint(across[0] + (across[1] - across[0]) * along, from + (to - from) * share)
          return hit !== null && (drawn.contains(hit) || hit.contains(drawn))
        }),
      )
    }
    const nameOf = (element: HTMLElement) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${element.ariaLabel ?? element.textContent?.slice(0, 30) ?? ''}”`
    const hidden: string[] = []
    for (const stop of stops.slice(0, 80)) {
      stop.focus()
      if (document.activeElement !== stop || isSeen(stop)) continue
      // Bars go away when the page is scrolled.
      await nextFrame()
      if (document.activeElement === stop && !isSeen(stop)) hidden.push(nameOf(stop))
    }
    ;(document.activeElement as HTMLElement | null)?.blur()
    scrollTo(0, 0)
    document.adoptedStyleSheets.pop()
    return hidden
  })

/** What a narrow window loses: what is wider than it, and words that their place cuts off. */
export const lostWhenNarrow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const told: string[] = []
    const over = document.documentElement.scrollWidth - innerWidth
    if (over > 0) told.push(`the page is ${over} px too wide`)
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '')
      if (!hasWords || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const { overflowX, overflowY, textOverflow, clipPath, webkitLineClamp } = getComputedStyle(element)
      if (element.clientWidth <= 1 || clipPath !== 'none') continue
      const name = `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.slice(0, 40)}`
      if (/hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
        told.push(`cut off: ${name}`)
      if (
        /hidden|clip/.test(overflowY) &&
        webkitLineClamp === 'none' &&
        textOverflow !== 'ellipsis' &&
        element.scrollHeight > element.clientHeight + 4
      )
        told.push(`cut off below: ${name}`)
      const { left, right } = element.getBoundingClientRect()
      const canBeScrolledTo = (() => {
        for (let at = element.parentElement; at; at = at.parentElement)
          if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true
        return false
      })()
      if (right - left > 1 && (left < -1 || right > innerWidth + 1) && !canBeScrolledTo)
        told.push(`out of the window: ${name}`)
    }
    return told
  })
