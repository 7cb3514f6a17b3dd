import type { Page } from 'playwright-core'
import sharp, { type OutputInfo } from 'sharp'

/** Words and signs that stand over a picture, and what they need to be told from it: AA of WCAG 2.2. */
interface Standing {
  readonly name: string
  readonly colour: readonly [number, number, number, number]
  readonly needed: number
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
}

/**
 * What is hard to read over pictures, by the colours of the pixels behind it: with every picture white, and with every
 * picture black. What can be read over both can be read over any. Looks at what is in the window.
 */
export async function unreadableOverPictures(page: Page): Promise<string[]> {
  const standing = await page.evaluate(findOverPictures)
  if (standing.length === 0) return []
  const found: string[] = []
  for (const [ground, filter] of [
    ['black', 'brightness(0)'],
    ['white', 'brightness(0) invert(1)'],
  ] as const) {
    const pixels = await withPictures(page, filter, async () =>
      sharp(await page.screenshot())
        .raw()
        .toBuffer({ resolveWithObject: true }),
    )
    for (const each of standing) {
      const least = leastContrast(each, pixels)
      if (least < each.needed) found.push(`${each.name}: ${least.toFixed(2)} over ${ground}, not ${each.needed}`)
    }
  }
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-measured]')) element.removeAttribute('data-measured')
  })
  return found
}

/** Without the words that are measured, so that only what lies behind them is seen. */
async function withPictures<T>(page: Page, filter: string, look: () => Promise<T>): Promise<T> {
  const rules = `*, *::before, *::after { transition: none !important; animation: none !important }
    img, video, canvas { filter: ${filter} !important; opacity: 1 !important }
    [data-measured] { color: transparent !important; text-shadow: none !important }
    svg[data-measured] { visibility: hidden !important }`
  await page.evaluate((text) => {
    // The page's policy lets no style element in.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, rules)
  try {
    return await look()
  } finally {
    await page.evaluate(() => void document.adoptedStyleSheets.pop())
  }
}

/** Marks them, too. Runs in the page. */
function findOverPictures(): Standing[] {
  const sheet = new CSSStyleSheet()
  // What lets presses through is found by its place all the same.
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(sheet)
  const pictures = [...document.querySelectorAll('img, video, canvas')]
    .map((picture) => picture.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 48 && height > 48 && bottom > 0 && top < innerHeight)
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const rgba = (colour: string): [number, number, number, number] => {
    if (!canvas) return [0, 0, 0, 1]
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const standing: Standing[] = []
  const look = (element: Element, rect: DOMRect, isSign: boolean) => {
    const middle = [rect.left + rect.width / 2, rect.top + rect.height / 2] as const
    const isInWindow = rect.left >= 0 && rect.top >= 0 && rect.right <= innerWidth && rect.bottom <= innerHeight
    if (!isInWindow || rect.width < 2 || rect.height < 2) return
    const isOver = pictures.some(
      ({ left, right, top, bottom }) =>
        rect.right > left && rect.left < right && rect.bottom > top && rect.top < bottom,
    )
    if (!isOver || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return
    const top = document.elementFromPoint(...middle)
    if (!top || !(element === top || element.contains(top) || top.contains(element))) return
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    element.setAttribute('data-measured', '')
    standing.push({
      name: `${isSign ? 'sign in ' : ''}${element.closest('[aria-label]')?.getAttribute('aria-label') ?? ''} “${element.textContent?.slice(0, 40)}”`,
      colour: rgba(color),
      needed: isSign || isLarge ? 3 : 4.5,
      box: { left: rect.left, top: rect.top, width: rect.width, height: rect.height },
    })
  }
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const element = node.parentElement
    if (!element || node.textContent?.trim() === '' || element.closest('script, style, svg, option')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) look(element, rect, false)
  }
  for (const sign of document.querySelectorAll(':is(button, a) svg')) look(sign, sign.getBoundingClientRect(), true)
  document.adoptedStyleSheets.pop()
  return standing
}

/** The worst of all pixels behind it. */
function leastContrast(
  { colour: [red, green, blue, alpha], box }: Standing,
  { data, info }: { readonly data: Buffer; readonly info: OutputInfo },
): number {
  let least = 21
  for (let y = Math.floor(box.top); y < Math.min(box.top + box.height, info.height); y += 2) {
    for (let x = Math.floor(box.left); x < Math.min(box.left + box.width, info.width); x += 2) {
      const at = (y * info.width + x) * info.channels
      const behind = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const
      const over = [red, green, blue].map((part, index) => part * alpha + (behind[index] ?? 0) * (1 - alpha))
      least = Math.min(least, contrast(luminance(over), luminance(behind)))
    }
  }
  return least
}

const luminance = (colour: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
