import { type ComponentType, createContext, createElement, lazy, use } from 'react'

/** Style sheets of a page that the server draws: what its routes name, and what is drawn late brings besides. */
interface StylesOfPage {
  readonly named: ReadonlySet<string>
  readonly late: Set<string>
}

/** Null where no page is drawn, as in a browser. */
export const StylesOfPageContext = createContext<StylesOfPage | null>(null)

/**
 * What `lazy` becomes on the server where a part has style sheets of its own: as it is drawn it notes them, and the page has
 * them in its head. A browser meets them there and loads only the code.
 */
export function drawnLate<P extends object>(
  styles: readonly string[],
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  const Part = lazy(load)
  return function DrawnLate(props: P) {
    const page = use(StylesOfPageContext)
    for (const href of styles) if (page?.named.has(href) === false) page.late.add(href)
    return createElement(Part, props)
  }
}

const HEAD_END = '</head>'

/** Puts style sheets behind all others of a page's head: so what is as specific wins, as where a browser loads them late. */
export function withLateStyles(page: string, late: ReadonlySet<string>): string {
  const links = [...late].map((href) => `<link rel="stylesheet" href="${href}" data-precedence="late"/>`)
  return page.replace(HEAD_END, () => links.join('') + HEAD_END)
}
