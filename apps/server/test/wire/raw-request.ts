import { connect } from 'node:net'

/** Sends bytes as they are, for requests that no HTTP client would write; answers what came back. */
export async function rawRequest(
  origin: string,
  head: readonly string[],
  body: string | Uint8Array = '',
): Promise<{ status: number; head: string; body: string }> {
  const { hostname, port } = new URL(origin)
  const bytes = Buffer.from(body)
  const lines = [...head, 'Connection: close', ...(bytes.length > 0 ? [`Content-Length: ${bytes.length}`] : [])]
  const text = await new Promise<string>((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(`${lines.join('\r\n')}\r\n\r\n`)
      socket.write(bytes)
    })
    socket.on('data', (part) => parts.push(part))
    socket.on('error', reject)
    socket.on('end', () => resolve(Buffer.concat(parts).toString()))
  })
  const end = text.indexOf('\r\n\r\n')
  const answered = text.slice(end + 4)
  // Whatever the length's encoding, the answer is one JSON text.
  const json = answered.slice(answered.indexOf('{'), answered.lastIndexOf('}') + 1)
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]), head: text.slice(0, end), body: json }
}
