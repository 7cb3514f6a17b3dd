/**
 * Styles that the components' library writes into the page itself. A page that visitors share allows scripts and styles by
 * their text, so each text stands in it once: the first in the place where the library looks for its own, the second where
 * it changes nothing until an iPhone's overlay writes it again.
 */
export const PRESSABLE_STYLE = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`

export const STILL_PAGE_STYLE = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`

export function LibraryStyles({ nonce }: { readonly nonce: string | undefined }) {
  const facts = { nonce, suppressHydrationWarning: true }
  return (
    <>
      <style id="react-aria-pressable-style" {...facts} dangerouslySetInnerHTML={{ __html: PRESSABLE_STYLE }} />
      <style media="not all" {...facts} dangerouslySetInnerHTML={{ __html: STILL_PAGE_STYLE }} />
    </>
  )
}
