import type { Partner } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { contactWays } from './contact-choices.ts'

const silent: Partner = {
  contact_email: null,
  contact_phone: null,
  contact_phone_country: null,
  enable_profile_address: false,
  enable_profile_message: false,
  profile_place: null,
}
const place = {
  street: 'Quay 3',
  extra_street: '',
  locality: 'Port Clay',
  region: '',
  postal_code: '1234',
  country: 'Norway',
}

test('PS-20 RP-07 a partner is reached by email, phone and address, each where it was given', () => {
  expect(contactWays(null)).toEqual([])
  expect(contactWays(silent)).toEqual([])
  expect(
    contactWays({
      ...silent,
      contact_email: 'kiln@example.org',
      contact_phone: '12 34-56',
      contact_phone_country: { phone_code: '47' },
      enable_profile_address: true,
      profile_place: place,
    }),
  ).toEqual([
    { kind: 'email', text: 'kiln@example.org', address: 'mailto:kiln%40example.org' },
    { kind: 'call', text: '+47 12 34-56', address: 'tel:+47123456' },
    { kind: 'address', text: 'Quay 3, 1234 Port Clay, Norway' },
  ])
})

test('PS-20 RP-07 an address that is not to be shown is not, and a number may lack its country', () => {
  expect(contactWays({ ...silent, profile_place: place })).toEqual([])
  expect(contactWays({ ...silent, contact_phone: '555 01' })).toEqual([
    { kind: 'call', text: '555 01', address: 'tel:55501' },
  ])
})
