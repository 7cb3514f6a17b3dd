import type { Page } from 'playwright-core'

const known = new WeakMap<Page, string[]>()

/** Notes the errors of a page's scripts, for as long as it is open. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = []
  known.set(page, problems)
  page.on('pageerror', (error) => void problems.push(error.message))
  page.on('console', (message) => {
    // Refusals are answers; and frames in which nothing may run refuse what watches every page for layout shifts.
    const isRefusal = /^Failed to load resource|^Blocked script execution in .* frame is sandboxed/.test(message.text())
    if (message.type() === 'error' && !isRefusal) problems.push(message.text())
  })
  return problems
}

/** What the scripts of a page complained of. */
export const problemsOf = (page: Page): readonly string[] => known.get(page) ?? []
