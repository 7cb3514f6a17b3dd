import { randomBytes } from 'node:crypto'
import { vipResource } from '@pinfold/contract'
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { sendFile } from '../support/people.ts'
import type { TestClient } from '../support/test-client.ts'

const formats = { mp4: Mp4OutputFormat, mov: MovOutputFormat, webm: WebMOutputFormat }

/** A video in a real container, with frames nobody can decode: ten a second. */
export async function filmVideo(
  kind: keyof typeof formats = 'mp4',
  { width = 320, height = 240, seconds = 3 } = {},
): Promise<Buffer> {
  const output = new Output({ format: new formats[kind](), target: new BufferTarget() })
  const source = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(source)
  await output.start()
  for (let frame = 0; frame < seconds * 10; frame += 1) {
    const packet = new EncodedPacket(Uint8Array.from(randomBytes(400)), frame === 0 ? 'key' : 'delta', frame / 10, 0.1)
    const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: width, codedHeight: height }
    await source.add(packet, frame === 0 ? { decoderConfig } : undefined)
  }
  await output.finalize()
  return Buffer.from(output.target.buffer ?? new ArrayBuffer(0))
}

/** Sends a video and waits until it is decided. */
export async function uploadVideo(client: TestClient, file: Uint8Array) {
  const registration = await client.ask(vipResource.create, { type: 'video' })
  const sent = await sendFile(client, registration, file, 'video.mp4')
  const id = registration.upload_id
  for (;;) {
    const upload = (await client.ask(vipResource.get, { upload_ids: [id] }))[id]
    if (upload === undefined || upload.status === 'registered' || (upload.status !== 'processing' && sent.ok))
      return { id, sent: sent.status, ...upload }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
