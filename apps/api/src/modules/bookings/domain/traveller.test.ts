import { expect, test } from 'vitest'
import type { TravellerSlots } from '../../../sale/description.ts'
import { TRANSITIONS } from './status.ts'
import { isLive, slotsOf } from './traveller.ts'

const SOMEONE = { first_name: 'Someone', last_name: 'Else' }
const item = (clash: TravellerSlots | readonly TravellerSlots[] | null) => ({ description: { clash } })
const night = (place: string, travellerNo?: number): TravellerSlots => ({ place, slots: ['2027-03-01'], ...(travellerNo !== undefined && { travellerNo }) })

const lead = (first_name: string, last_name: string) => slotsOf([item(night('house'))], [{ first_name, last_name }, SOMEONE], () => false)[0]!.traveller

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

test('[A8.10] slots are of the lead, of everyone where all are named, or of the traveller they name; two of one name take each once', () => {
  const guests = [{ first_name: 'Ana', last_name: 'Prata' }, SOMEONE, { first_name: 'ANA', last_name: 'prata' }]
  const taken = (clash: TravellerSlots | readonly TravellerSlots[] | null, namesAll: boolean) =>
    slotsOf([item(clash)], guests, () => namesAll).map(({ place, traveller }) => `${place} ${traveller}`)
  expect(taken(null, true)).toEqual([])
  expect(taken(night('walk'), false)).toEqual(['walk ana prata'])
  expect(taken(night('walk'), true)).toEqual(['walk ana prata', 'walk someone else'])
  expect(taken([night('seat 1', 1), night('seat 2', 2), night('seat 9', 9)], true)).toEqual(['seat 1 ana prata', 'seat 2 someone else'])
})

test('a booking is live exactly while it can still end in a stay', () => {
  expect((Object.keys(TRANSITIONS) as (keyof typeof TRANSITIONS)[]).filter(isLive)).toEqual(['draft', 'pending_payment', 'confirming', 'confirmed'])
})
