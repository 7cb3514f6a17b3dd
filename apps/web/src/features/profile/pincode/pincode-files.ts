/** Pixels of a saved picture: enough for a poster. */
const PNG_SIZE = 1920

/** A picture as a data address, which may stand inside another picture. Throws where it cannot be read. */
export async function pictureAsData(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`no picture: ${response.status}`)
  return readAsData(await response.blob())
}

/** Hands the drawing to the browser to keep. Throws where the browser cannot draw it. */
export async function savePincode(svg: string, name: string, kind: 'png' | 'svg'): Promise<void> {
  const drawing = new Blob([svg], { type: 'image/svg+xml' })
  const url = URL.createObjectURL(kind === 'svg' ? drawing : await asPng(drawing))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after this turn.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

async function asPng(drawing: Blob): Promise<Blob> {
  const picture = new Image()
  picture.src = await readAsData(drawing)
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = PNG_SIZE
  canvas.height = PNG_SIZE
  canvas.getContext('2d')?.drawImage(picture, 0, 0, PNG_SIZE, PNG_SIZE)
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!png) throw new Error('the browser makes no PNG')
  return png
}

const readAsData = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('not read as text')),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not read')))
    reader.readAsDataURL(blob)
  })
