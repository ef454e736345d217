import { expect, test } from 'vitest'
import { TRANSITIONS } from './status.ts'
import { isLive, leadOf } from './traveller.ts'

const lead = (first_name: string, last_name: string) =>
  leadOf([
    { first_name, last_name },
    { first_name: 'Someone', last_name: 'Else' },
  ])

test('[A8.10] a lead guest is the same in any case, with or without accents and however the names are split', () => {
  for (const [first, last] of [
    ['ana', 'SILVA'],
    [' Ana', 'Silva '],
    ['Aná', 'Sílva'],
    ['Ana  Silva', ''],
  ] as const)
    expect(lead(first, last)).toBe('ana silva')
  expect(lead('Ana Maria', 'Silva')).toBe(lead('Ana', 'Maria Silva'))
  expect(lead('Ana', 'Silvas')).not.toBe('ana silva')
  expect(lead('明', '山')).not.toBe(lead('明', '田'))
  expect(lead('·', '…')).toBe('· …')
})

test('a booking is live exactly while it can still end in a stay', () => {
  expect((Object.keys(TRANSITIONS) as (keyof typeof TRANSITIONS)[]).filter(isLive)).toEqual(['draft', 'pending_payment', 'confirming', 'confirmed'])
})
