import { createHmac } from 'node:crypto'
import type { Viewer } from '../../../platform/auth/viewer.ts'

const KEY_BYTES = 16

/** What groups are drawn by: whoever asks, or a visitor's browser where they allow it; null for nobody to be known again. */
export const unitOf = ({ id, actorId, device }: Pick<Viewer, 'id' | 'actorId' | 'device'>): string | null =>
  actorId ?? id ?? device ?? null

/** What is kept of one in an experiment: by it nobody is found, and nobody is found again in another experiment. */
export const unitKey = (secret: string, experimentId: string, unit: string): Buffer =>
  createHmac('sha256', secret).update(`experiment ${experimentId} ${unit}`).digest().subarray(0, KEY_BYTES)
