import {
  type adminMakeExperience,
  experienceAudiences,
  type ExperienceLook,
  experiencePlacementIds,
  type ExperienceTexts,
  type ExperienceType,
  experienceTypes,
  flyoutDirections,
  type OptionsInput,
} from '@pinfold/contract'
import { isLanguage, type Language, languages } from '@pinfold/words'
import type { Values } from '../../../api/use-form.ts'

/** The parts of what a message says, as the form names them. */
export const textParts = ['title', 'body', 'done', 'go', 'link'] as const
type TextPart = (typeof textParts)[number]

/** The name of the field that holds a part in a language. */
export const fieldOf = (part: TextPart, language: Language): string => `${part}_${language}`

/** What a part of a language is of an experience that is there. */
export function partOf(texts: ExperienceTexts | undefined, part: TextPart): string {
  if (texts === undefined) return ''
  if (part === 'title') return texts.tooltip_title_text
  if (part === 'body') return texts.tooltip_body_text || texts.text
  if (part === 'done') return texts.complete_button_text
  return part === 'go' ? texts.button_text : texts.secondary_cta_text
}

function textsOf(values: Pick<Values, 'text'>, type: ExperienceType, language: Language): ExperienceTexts {
  const said = (part: TextPart) => values.text(fieldOf(part, language)).trim()
  return {
    // EN-13 has a field of its own for what tooltips say.
    text: type === 'tooltip' ? '' : said('body'),
    tooltip_body_text: type === 'tooltip' ? said('body') : '',
    tooltip_title_text: said('title'),
    complete_button_text: said('done'),
    button_text: said('go'),
    secondary_cta_text: said('link'),
  }
}

const oneOf = <T extends string>(all: readonly [T, ...T[]], text: string): T =>
  all.find((each) => each === text) ?? all[0]

/** Empty and what is no number stay as they are, so that the server can name the field. */
const numberOf = (text: string): number => (text.trim() === '' ? 0 : Number(text))

/** A field of day and time, as a moment of universal time. */
const momentOf = (text: string): string => `${text}:00Z`

type Wish = Omit<OptionsInput<typeof adminMakeExperience>, 'reason' | keyof ExperienceLook> & ExperienceLook

/** What the form wishes for, as it is sent. */
export function wishOf(values: Values): Wish {
  const type = oneOf(experienceTypes, values.text('type'))
  const texts = languages.flatMap((language) => {
    const said = textsOf(values, type, language)
    return language === 'en' || Object.values(said).some((text) => text !== '') ? [[language, said]] : []
  })
  const [experimentId, until, newWithin] = ['experiment_id', 'ends_at', 'new_within_days'].map(values.text)
  return {
    name: values.text('name'),
    placement_id: oneOf(experiencePlacementIds, values.text('placement_id')),
    type,
    texts: Object.fromEntries(texts) as { en: ExperienceTexts },
    button_uri: values.text('button_uri'),
    secondary_cta_url: values.text('secondary_cta_url'),
    flyout_direction: oneOf(flyoutDirections, values.text('flyout_direction')),
    scroll_to_dismiss: values.isChecked('scroll_to_dismiss'),
    scroll_to_dismiss_delay_in_seconds: numberOf(values.text('scroll_to_dismiss_delay_in_seconds')),
    click_to_dismiss: values.isChecked('click_to_dismiss'),
    delay: numberOf(values.text('delay')),
    complete_on_hover: values.isChecked('complete_on_hover'),
    has_pulsar: values.isChecked('has_pulsar'),
    has_tooltip: values.isChecked('has_tooltip'),
    audience: oneOf(experienceAudiences, values.text('audience')),
    new_within_days: newWithin ? numberOf(newWithin) : null,
    languages: values
      .text('languages')
      .split(/[\s,]+/)
      .filter((each): each is (typeof languages)[number] => each !== ''),
    percent: numberOf(values.text('percent')),
    starts_at: momentOf(values.text('starts_at')),
    ends_at: until ? momentOf(until) : null,
    most_times: numberOf(values.text('most_times')),
    days_between: numberOf(values.text('days_between')),
    priority: numberOf(values.text('priority')),
    experiment_id: experimentId || null,
    experiment_group: experimentId ? values.text('experiment_group') : '',
  }
}

/** What an experience that is there shows, as its form holds it. */
export type Previewed = Pick<Wish, 'type' | 'texts'> & Partial<ExperienceLook>

/** The display of a wish in a language, each text in English where that has none; as the server makes it. */
export function displayOf({ texts, ...look }: Previewed, spoken: string) {
  const language = isLanguage(spoken) ? spoken : 'en'
  const all = texts as Readonly<Record<string, ExperienceTexts | undefined>>
  const said = (name: keyof ExperienceTexts) => all[language]?.[name] || all['en']?.[name] || ''
  const { secondary_cta_url: url = '', button_uri: to = '' } = look
  const linkText = said('secondary_cta_text')
  return {
    button_uri: to,
    has_pulsar: look.has_pulsar === true,
    has_tooltip: look.has_tooltip !== false,
    text: said('text'),
    tooltip_title_text: said('tooltip_title_text'),
    tooltip_body_text: said('tooltip_body_text'),
    complete_button_text: said('complete_button_text'),
    button_text: said('button_text'),
    ...(url !== '' && linkText !== '' && { secondary_cta_link: { url, text: linkText } }),
  }
}
