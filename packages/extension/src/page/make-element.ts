type Given = Readonly<Record<string, string | (() => void)>>

/**
 * An element with attributes, handlers and children. Texts become text and never markup, whoever wrote them.
 *
 * @param given attributes by name; a function hears presses, `text` is what it says
 */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  given: Given = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(given)) {
    if (typeof value === 'string') element.setAttribute(key, value)
    else element.addEventListener(key, value)
  }
  element.append(...children)
  return element
}

/** A root of its own on a page, whose styles neither reach the page nor are reached by it, nor held back by its policy. */
export function shadowOn(host: HTMLElement, css: string): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  return root
}
