import type { HomeSourceKind } from '@pinfold/contract'
import type { FactKey } from '../../api/use-optimistic-fact.ts'

/** Whether a source of home is on, wherever that is said. */
export const sourceKey = (kind: HomeSourceKind, id: string): FactKey => ['home-source', kind, id]
