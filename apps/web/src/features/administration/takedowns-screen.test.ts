import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TakedownsScreen } from './takedowns-screen.tsx'

const takedown = (id: string, isForOffice: boolean) => ({
  id,
  law: 'india',
  law_types: ['DMCA'],
  country: 'IN',
  name: `Cora ${id}`,
  organisation: '',
  email: 'cora@example.org',
  flagger_number: '',
  is_for_complaints_office: isForOffice,
  explanation: 'Mine',
  details: {},
  due_at: new Date().toUTCString(),
  is_overdue: false,
  things: [],
})

test('MD-04 the queue says which requests are for the complaints office', () => {
  const takedowns = [takedown('71', true), takedown('72', false)] as never
  const screen = () => createElement(TakedownsScreen, { waitingFor: 'decision', takedowns })
  const Page = createRoutesStub([{ path: '*', Component: screen }])
  const rows = renderToString(createElement(Page)).split('<tr').slice(-2)
  expect(rows.map((row) => /Cora 7\d/.exec(row)?.[0])).toEqual(['Cora 71', 'Cora 72'])
  expect(rows.map((row) => row.includes('For the complaints office'))).toEqual([true, false])
})
