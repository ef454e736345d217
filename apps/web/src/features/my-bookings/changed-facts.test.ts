import { expect, test } from 'vitest'
import { EXAMPLE_DESCRIPTION } from '../../lib/example-order.ts'
import { changedFacts } from './changed-facts.ts'

const booked = { ...EXAMPLE_DESCRIPTION, from: '2027-03-12', to: '2027-03-15', starts: { label: 'Check-in', on: '2027-03-12', time: '15:00' } }

test('what differs is said as it was and as it is to be, and nothing else', () => {
  const starts = { label: 'Check-in', on: '2027-03-12', time: '18:30' }
  expect(changedFacts(booked, booked)).toEqual([])
  expect(changedFacts(booked, { ...booked, starts })).toEqual([{ label: 'Check-in', before: 'Fri 12 Mar, 15:00', after: 'Fri 12 Mar, 18:30' }])
  const driver = { label: 'Driver', value: 'Zoe', in_head: false }
  expect(changedFacts(booked, { ...booked, facts: [...booked.facts, driver] })).toEqual([{ label: 'Driver', before: null, after: 'Zoe' }])
  expect(changedFacts({ ...booked, facts: [driver] }, { ...booked, facts: [] })).toEqual([{ label: 'Driver', before: 'Zoe', after: null }])
})
