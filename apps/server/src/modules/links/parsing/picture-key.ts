/** What pages ask picture servers for, beside the picture: its size and packing. */
const sizing =
  /^(w|h|width|height|maxwidth|maxheight|max_w|max_h|size|sz|s|resize|fit|crop|q|quality|auto|format|fm|fmt|dpr|ixlib|ixid|ssl|strip|zoom|scale|imwidth|imheight|wid|hei|op_sharpen|resmode|v|ver|version|t|ts|cb|hash|sig|signature|rect|cs|usm|ar|compress|optimize|progressive|upscale|bg|bgcolor|interlace|impolicy|downsize|output-quality|name|nocache)$/i

/** Equal for addresses that show the same picture at other sizes. */
export function pictureKey(address: string): string {
  const url = new URL(address)
  const rest = [...url.searchParams].filter(([name]) => !sizing.test(name)).map(([name, value]) => `${name}=${value}`)
  const path = url.pathname
    .replace(/\/(?:[a-z]{1,3}_[\w.:-]+,?)+(?=\/)/gi, (part) => (/^\/(?:[whcqfg]|ar|dpr|fl)_/i.test(part) ? '' : part))
    .replaceAll(
      /\/(?:\d{2,4}x\d{0,4}|\d{0,4}x\d{2,4}|w\d{2,4}|s\d{2,4}(-\w+)*|originals?|thumbs?|thumbnails?|small|medium|large|full|scaled)(?=\/)/gi,
      '',
    )
    .replace(
      /(?:[-_](?:\d{2,4}x\d{0,4}|\d{0,4}x\d{2,4})(?:_?crop_\w+)?|_(?:pico|icon|thumb|small|compact|medium|large|grande|master|original)|@\dx|-scaled|\.(?:_[A-Z\d_,]+_))+(?=\.[a-z]{3,4}$)/i,
      '',
    )
    .replace(/\.(jpe?g|png|webp|avif)(?:\.(webp|avif|jpe?g))?$/i, '')
  return `${url.hostname.replace(/^(www|m|i\d|img\d)\./, '')}${path.toLowerCase()}${rest.length > 0 ? `?${rest.join('&')}` : ''}`
}
