import {
  completeExperience,
  dismissExperience,
  type Experience,
  type ExperiencePlacement,
  listExperiences,
  viewExperience,
} from '@pinfold/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useRootData } from '../../api/viewer.ts'
import { mayShowHere, noteOverHere, noteSeenHere } from './device-memory.ts'

const here = () => window.localStorage
const calls = { view: viewExperience, complete: completeExperience, dismiss: dismissExperience }

/** What the placements show now, one at each, and how it is told what became of one. */
export function useExperiences(placements: readonly ExperiencePlacement[]) {
  const viewer = useRootData()?.viewer
  const isVisitor = viewer?.isAuth !== true
  const queries = useQueryClient()
  const queryKey = ['experiences', viewer?.id ?? null, placements]
  const { data = [] } = useQuery({
    queryKey,
    queryFn: async () => {
      const all = (await call(listExperiences, { placement_ids: [...placements] })).data
      const may = isVisitor ? all.filter((each) => mayShowHere(here, each, Date.now())) : all
      return may.filter((each, at) => may.findIndex((other) => other.placement_id === each.placement_id) === at)
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
  // That it is noted is the operator's wish, not the viewer's: where it fails nobody is told.
  const tell = (what: keyof typeof calls, { experience_id: id }: Experience) =>
    void call(calls[what], { experience_id: id }).catch(() => undefined)
  return {
    experiences: data,
    onSeen(one: Experience) {
      if (isVisitor) noteSeenHere(here, one.experience_id, Date.now())
      tell('view', one)
    },
    onOver(one: Experience, what: 'complete' | 'dismiss') {
      if (isVisitor) noteOverHere(here, one.experience_id, Date.now())
      queries.setQueryData<readonly Experience[]>(queryKey, (all) =>
        all?.filter(({ experience_id: id }) => id !== one.experience_id),
      )
      tell(what, one)
    },
  }
}
