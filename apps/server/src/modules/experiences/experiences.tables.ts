import type {
  ExperienceAudience,
  ExperienceLook,
  ExperiencePlacement,
  ExperienceTexts,
  ExperienceType,
  ExperimentGoal,
  MemberId,
} from '@pinfold/contract'
import type { Language } from '@pinfold/words'
import type { JSONColumnType } from 'kysely'

/** A group of an experiment, and how large it is. */
export interface ExperimentShare {
  readonly name: string
  readonly percent: number
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    experiences: {
      bucket: number
      id: string
      name: string
      placement_id: ExperiencePlacement
      type: ExperienceType
      texts: JSONColumnType<Record<string, ExperienceTexts>>
      look: JSONColumnType<ExperienceLook>
      audience: ExperienceAudience
      new_within_days: number | null
      languages: Language[]
      percent: number
      starts_at: Date
      ends_at: Date | null
      most_times: number
      days_between: number
      priority: number
      experiment_id: string | null
      experiment_group: string
      is_running: boolean
    }
    experience_states: {
      bucket: number
      member_id: MemberId
      experience_id: string
      view_count: number
      viewed_at: Date | null
      completed_at: Date | null
      dismissed_at: Date | null
    }
    experience_counts: {
      bucket: number
      experience_id: string
      day: string
      view_count: string
      completion_count: string
      dismissal_count: string
    }
    experiments: {
      bucket: number
      id: string
      key: string
      about: string
      goal: ExperimentGoal
      groups: JSONColumnType<ExperimentShare[]>
      started_at: Date | null
      stopped_at: Date | null
    }
    experiment_units: {
      bucket: number
      experiment_id: string
      unit_key: Buffer
      group_name: string
      exposed_on: string
      reached_on: string | null
    }
    experiment_counts: {
      bucket: number
      experiment_id: string
      group_name: string
      exposed_count: string
      reached_count: string
    }
  }
}
