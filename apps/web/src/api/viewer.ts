import type { BusinessProfile, ExperimentGroup, ExperimentName, Viewer } from '@pinfold/contract'
import { createContext, use } from 'react'
import { useRouteLoaderData } from 'react-router'

/** What every page knows; the root route loads it. */
export interface RootData {
  readonly viewer: Viewer
  /** The business that the viewer acts for, and all that they may act for. */
  readonly acting?: Viewer | null
  readonly businesses?: readonly BusinessProfile[]
  readonly isBusinessBarHidden?: boolean
  readonly theme: 'light' | 'dark' | 'system'
  readonly locale: string
  readonly publicUrl: string
}

/** Undefined only where the root itself could not be loaded. */
export function useRootData(): RootData | undefined {
  const root = useRouteLoaderData('root') as RootData | undefined
  const viewer = use(ViewedBy)
  return root && viewer ? { ...root, viewer } : root
}

/** What is inside shows as this viewer would see it. */
export const ViewedBy = createContext<Viewer | null>(null)

/** Whoever is looking. Null when signed out. */
export function useMember(): { id: string; username: string; fullName: string; pictureUrl: string | null } | null {
  const viewer = useRootData()?.viewer
  if (!viewer?.isAuth || viewer.id === null || viewer.username === null) return null
  return {
    id: viewer.id,
    username: viewer.username,
    fullName: viewer.fullName ?? viewer.username,
    pictureUrl: viewer.imageSmallUrl,
  }
}

export function useLocale(): string {
  return useRootData()?.locale ?? 'en-US'
}

/** The group of the experiment that whoever is looking is in; undefined only where the root could not be loaded. */
export function useExperiment<N extends ExperimentName>(name: N): ExperimentGroup<N> | undefined {
  return useRootData()?.viewer.experiments[name]
}
