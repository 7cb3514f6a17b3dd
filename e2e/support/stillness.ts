import type { Page } from 'playwright-core'

/** Seconds that nobody sees. */
const UNSEEN = 0.01

/** What takes its time although somebody wished for less motion, which the page has to be told before. */
export const movingThings = (page: Page): Promise<string[]> =>
  page.evaluate((unseen) => {
    const told = new Set<string>()
    const nameOf = (element: Element | null | undefined) =>
      `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')}`
    const longest = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)))
    for (const element of document.body.querySelectorAll('*')) {
      const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(element)
      if (longest(transitionDuration) > unseen) told.add(`${nameOf(element)} changes in ${transitionDuration}`)
      if (animationName !== 'none' && longest(animationDuration) > unseen) told.add(`${nameOf(element)} is animated`)
      if (scrollBehavior === 'smooth') told.add(`${nameOf(element)} scrolls smoothly`)
    }
    for (const { playState, effect } of document.getAnimations()) {
      if (playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > unseen * 1000)
        told.add(`${nameOf(effect instanceof KeyframeEffect ? effect.target : null)} moves`)
    }
    for (const film of document.querySelectorAll('video')) if (!film.paused) told.add('a film plays by itself')
    return [...told]
  }, UNSEEN)
