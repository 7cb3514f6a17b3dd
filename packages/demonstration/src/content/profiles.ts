import type { OptionsInput, updateMe } from '@pinfold/contract'
import { DEMO_USERNAME, PARTNER_USERNAME } from './people.ts'

/** What some people of the demonstration say of themselves beside the usual words. */
export const details: Readonly<Record<string, OptionsInput<typeof updateMe>>> = {
  [DEMO_USERNAME]: { pronouns: ['they', 'them'], location: 'Portland', show_shopping_list: true },
  anaito: { pronouns: ['she', 'her'], location: 'Kyoto', instagram: 'ana.folds.example' },
  benokafor: { pronouns: ['he', 'him'], location: 'Bristol' },
  lenabrandt: { pronouns: ['she', 'her'], location: 'Harz' },
  omarhaddad: { location: 'Marseille', instagram: 'omar.arches.example' },
  hanakim: { pronouns: ['she', 'they'], location: 'Seoul' },
  mayachen: { pronouns: ['she', 'her'], location: 'Montréal' },
  oscarfalk: { location: 'Aarhus' },
  jonasweber: { location: 'Weimar', impressum_url: 'https://example.org/jonas/impressum' },
  [PARTNER_USERNAME]: {
    location: 'Stoke-on-Trent',
    instagram: 'fieldandkiln.example',
    impressum_url: 'https://example.org/kiln/imprint',
    contact_email: 'hello@example.org',
    contact_phone: '01632 960 123',
    contact_phone_country: { phone_code: '44' },
    enable_profile_address: true,
    enable_profile_message: true,
    profile_place: {
      street: '4 Bottle Oven Yard',
      extra_street: '',
      locality: 'Stoke-on-Trent',
      region: 'Staffordshire',
      postal_code: 'ST1 1AA',
      country: 'United Kingdom',
    },
    show_shopping_list: true,
  },
}

/** Topics that people of the demonstration follow, by slug. */
export const followedTopics: Readonly<Record<string, readonly string[]>> = {
  [DEMO_USERNAME]: ['living-rooms', 'posters', 'landscapes', 'houseplants', 'ceramics', 'graphic-design'],
  anaito: ['paper-crafts', 'drawing'],
  benokafor: ['vegetable-gardens', 'balconies', 'flowers'],
  lenabrandt: ['woodworking', 'small-spaces'],
  hanakim: ['ceramics', 'cats', 'drinks'],
  sofiareyes: ['dinner-recipes', 'bread', 'table-settings'],
  julesmoreau: ['posters', 'typography'],
  mayachen: ['small-spaces', 'storage-ideas', 'books'],
  tessavermeer: ['drawing', 'illustration'],
  [PARTNER_USERNAME]: ['ceramics', 'table-settings'],
}
