import type { AdminExperience, Experience, ExperienceTexts } from '@pinfold/contract'
import { formatWireDate } from '@pinfold/contract'
import type { Language } from '@pinfold/words'
import type { ExperienceRow } from './experiences.queries.ts'

/** Each text in the language, or else in English. */
export function textsIn(texts: Readonly<Record<string, ExperienceTexts>>, language: Language): ExperienceTexts {
  const [own, english] = [texts[language], texts['en']]
  const said = (name: keyof ExperienceTexts) => own?.[name] || english?.[name] || ''
  return {
    text: said('text'),
    button_text: said('button_text'),
    tooltip_title_text: said('tooltip_title_text'),
    tooltip_body_text: said('tooltip_body_text'),
    complete_button_text: said('complete_button_text'),
    secondary_cta_text: said('secondary_cta_text'),
  }
}

/** EN-13: an experience as pages show it. */
export function presentExperience(row: ExperienceRow, language: Language): Experience {
  const { secondary_cta_text: linkText, ...texts } = textsIn(row.texts, language)
  const { secondary_cta_url: url, ...look } = row.look
  return {
    experience_id: row.id,
    placement_id: row.placement_id,
    type: row.type,
    display_data: {
      ...look,
      ...texts,
      display_type: row.type,
      component_type: look.has_pulsar && !look.has_tooltip ? 'pulsar' : row.type,
      ...(url !== '' && linkText !== '' && { secondary_cta_link: { url, text: linkText } }),
      ...((row.type === 'flyout' || row.type === 'tooltip') && { anchors_by_platform: { web: row.placement_id } }),
    },
    most_times: row.most_times,
    days_between: row.days_between,
  }
}

interface Sums {
  readonly views: string
  readonly completions: string
  readonly dismissals: string
}

/** An experience as editors see it, with what came of it. */
export function presentForEditors(row: ExperienceRow, sums: Sums | undefined): AdminExperience {
  const { starts_at: startsAt, ends_at: endsAt, ...facts } = row
  return {
    ...facts,
    starts_at: formatWireDate(startsAt),
    ends_at: endsAt && formatWireDate(endsAt),
    view_count: Number(sums?.views ?? 0),
    completion_count: Number(sums?.completions ?? 0),
    dismissal_count: Number(sums?.dismissals ?? 0),
  }
}
