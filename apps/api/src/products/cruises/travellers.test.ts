import type { CruiseOffer } from '@sojourn/contracts'
import { travellerFaults } from '@sojourn/contracts/travellers'
import { expect, test } from 'vitest'
import { cruiseTravellers } from './travellers.ts'

const offer = (more: object) =>
  ({
    guests: [30, 30],
    party_rule: { adult_years_least: 21, infant_months_least: 6 },
    documents: { kind: 'passport', valid_months_after: 3, permits: [] },
    ports: [{ port: { country_code: 'ES' } }, { port: { country_code: 'IT' } }, { port: { country_code: 'ES' } }],
    ...more,
  }) as unknown as CruiseOffer
const days = { from: '2027-06-05', to: '2027-06-12' } as const
const faults = (guests: readonly { born_on: string; card?: string }[], more = {}) =>
  cruiseTravellers(offer(more)).map((needs, at) =>
    travellerFaults(
      needs,
      {
        ...{ born_on: guests[at]!.born_on, nationality: 'FI' },
        document: guests[at]!.card
          ? { kind: 'id_card', number: 'AB123456', country: guests[at]!.card }
          : { kind: 'passport', number: 'AB123456', country: 'FI', expires_on: '2035-01-01' },
      },
      days,
      '2027-01-01',
    ).map(({ field, why }) => `${field} ${why}`),
  )

test('one of a cabin is as old as the line wants an adult to be; other grown-ups are of any age', () => {
  expect(faults([{ born_on: '1990-01-01' }, { born_on: '2008-01-01' }])).toEqual([[], []])
  expect(faults([{ born_on: '2008-01-01' }, { born_on: '1990-01-01' }])).toEqual([['born_on wrong_age'], []])
  expect(faults([{ born_on: '2010-01-01' }, { born_on: '1990-01-01' }, { born_on: '2009-06-06' }], { guests: [17, 30, 30] })).toEqual([
    [],
    [],
    ['born_on wrong_age'],
  ])
})

test('an identity card is enough of a country that is called at, and of no other', () => {
  const documents = { kind: 'identity-card', valid_months_after: 0, permits: [] }
  const adult = { born_on: '1990-01-01' }
  expect(
    faults(
      [
        { ...adult, card: 'IT' },
        { ...adult, card: 'US' },
      ],
      { documents },
    ),
  ).toEqual([[], ['document.kind card_not_enough']])
  expect(faults([adult, adult], { documents })).toEqual([[], []])
})
