import { expect, test } from 'vitest'
import { displayOf, wishOf } from './experience-draft.ts'

const valuesOf = (fields: Readonly<Record<string, string>>) => ({
  text: (name: string) => fields[name] ?? '',
  isChecked: (name: string) => (fields[name] ?? '') !== '',
  all: (name: string) => [fields[name] ?? ''],
})
const filled = {
  name: 'A tip',
  placement_id: 'create_button',
  type: 'tooltip',
  title_en: 'Make one',
  body_en: 'It is quick',
  title_de: 'Mach eins',
  link_en: 'How',
  secondary_cta_url: '/help/',
  delay: '750',
  scroll_to_dismiss_delay_in_seconds: '1.5',
  has_pulsar: 'on',
  audience: 'members',
  percent: '50',
  starts_at: '2026-12-01T10:00',
}

test('what the form holds is sent as EN-13 names it; languages that say nothing are left out', () => {
  const wish = wishOf(valuesOf(filled))
  expect(wish).toMatchObject({
    placement_id: 'create_button',
    texts: { en: { text: '', tooltip_body_text: 'It is quick' }, de: { tooltip_title_text: 'Mach eins' } },
    delay: 750,
    scroll_to_dismiss_delay_in_seconds: 1.5,
    has_pulsar: true,
    has_tooltip: false,
    new_within_days: null,
    starts_at: '2026-12-01T10:00:00Z',
    ends_at: null,
    experiment_id: null,
  })
  expect(Object.keys(wish.texts)).toEqual(['en', 'de'])
  const banner = wishOf(valuesOf({ ...filled, type: 'banner', ends_at: '2026-12-02T10:00', languages: 'de, fr' }))
  expect(banner).toMatchObject({
    texts: { en: { text: 'It is quick', tooltip_body_text: '' } },
    languages: ['de', 'fr'],
    ends_at: '2026-12-02T10:00:00Z',
  })
})

test('the preview speaks each text in its language, or else in English', () => {
  const display = displayOf(wishOf(valuesOf(filled)), 'de')
  expect(display).toMatchObject({
    tooltip_title_text: 'Mach eins',
    tooltip_body_text: 'It is quick',
    secondary_cta_link: { url: '/help/', text: 'How' },
  })
  expect(displayOf(wishOf(valuesOf({ ...filled, link_en: '' })), 'en')).not.toHaveProperty('secondary_cta_link')
})
