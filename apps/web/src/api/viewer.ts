import type {
  BusinessProfile,
  ExperiencePlacement,
  ExperimentGroup,
  ExperimentName,
  ShownAnnouncement,
  Viewer,
} from '@pinfold/contract'
import { currentLanguage, localeOf } from '@pinfold/words'
import { createContext, use, useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import { useEntity } from './entities.ts'

/** What every page knows; the root route loads it. */
export interface RootData {
  readonly viewer: Viewer
  /** The business that the viewer acts for, and all that they may act for. */
  readonly acting?: Viewer | null
  readonly businesses?: readonly BusinessProfile[]
  readonly isBusinessBarHidden?: boolean
  /** What the operator tells them, where there is anything. */
  readonly announcement?: ShownAnnouncement
  /** Where messages wait for them, if anywhere. */
  readonly placements?: readonly ExperiencePlacement[]
  readonly theme: 'light' | 'dark' | 'system'
  readonly locale: string
  readonly publicUrl: string
  /** Pins are searched by pictures here. */
  readonly hasVisualSearch: boolean
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
  const read = useMemo(() => {
    if (!viewer?.isAuth || viewer.id === null || viewer.username === null) return null
    const { id, username, fullName, imageSmallUrl } = viewer
    return { id, username, full_name: fullName ?? username, image_small_url: imageSmallUrl }
  }, [viewer])
  const member = useEntity('user', read)
  return (
    member && {
      id: member.id,
      username: member.username,
      fullName: member.full_name,
      pictureUrl: member.image_small_url,
    }
  )
}

export function useLocale(): string {
  return useRootData()?.locale ?? localeOf(currentLanguage())
}

/** The group of the experiment that whoever is looking is in; undefined only where the root could not be loaded. */
export function useExperiment<N extends ExperimentName>(name: N): ExperimentGroup<N> | undefined {
  return useRootData()?.viewer.experiments[name]
}
