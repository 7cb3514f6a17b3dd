import type { Endpoint, OptionsInput, ReplyOf } from '@pinfold/contract'
import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../../platform/auth/viewer.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addressKey, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import type { PinViewDeps } from '../pins/index.ts'
import type { BoardViewDeps } from '../boards/index.ts'

/** What pages for machines need. */
export interface MachineDeps extends BoardViewDeps, PinViewDeps {
  readonly publicUrl: URL
  readonly rateLimit: RateLimit
  viewerOf(request: FastifyRequest): Promise<Viewer>
  /** The call as whoever sent the request, with all that decides what they may see. */
  ask<E extends Endpoint>(request: FastifyRequest, endpoint: E, options: OptionsInput<E>): Promise<ReplyOf<E>>
}

const REQUESTS = { tries: 1200, windowMilliseconds: 5 * 60 * 1000 }

/**
 * Throws `throttled`. Readers of feeds share addresses with people, so the limit is generous; it only stops who takes
 * everything. Where nothing can be counted, reading goes on.
 */
export async function limitMachines({ rateLimit }: Pick<MachineDeps, 'rateLimit'>, address: string): Promise<void> {
  try {
    await rateLimit.take(`machines ${addressKey(address)}`, REQUESTS)
  } catch (error) {
    if (error instanceof AppError) throw error
  }
}
