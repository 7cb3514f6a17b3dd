import type { QueryClient } from '@tanstack/react-query'
import { tellFact, useFact } from '../../../api/use-optimistic-fact.ts'
import { goneKey } from '../pin-keys.ts'

/** Why a card shows no pin any more; it keeps its place, so that nothing on the wall moves. */
export type Gone = 'hidden' | 'deleted'
export type GoneFact = Gone | null

export const useGone = (pinId: string): GoneFact => useFact<GoneFact>(goneKey(pinId), null)

/** Its cards know at once that the viewer deleted it. */
export const tellDeleted = (queries: QueryClient, pinId: string): void =>
  tellFact(queries, goneKey(pinId), 'deleted' satisfies Gone)
