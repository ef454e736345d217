import { money } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { cancellationOf } from './cancellation.ts'
import { conditionsOf, feeCents, feeOf, holdHoursOf } from './conditions.ts'
import { fareBasisOf } from './fares.ts'
import { CLASSES, FAMILIES } from './market.testing.ts'
import { partyFault } from './party.ts'
import { bagsWith } from './services.ts'

const family = (code: string) => FAMILIES.find((each) => each.code === code)!
const eur = (minor: number) => money(minor, 'EUR')
const DEPARTS = Date.parse('2027-03-17T09:40:00Z')

test('a journey is as strict as the strictest of its bounds, and its fees are those of long ways', () => {
  const mixed = [family('flex'), family('classic')]
  expect(feeOf(mixed, 'refund').allows).toBe('no')
  expect(feeCents(feeOf(mixed, 'change'), 6_000)).toBe(150_00)
  expect(feeCents(feeOf(mixed, 'change'), 600)).toBe(70_00)
  expect([holdHoursOf(mixed), holdHoursOf([family('flex')])]).toEqual([null, 24])
  const said = (codes: string[], km: number) => conditionsOf(codes.map(family), km).map(({ code, allows, cents }) => `${code} ${allows} ${cents}`)
  expect(said(['flex'], 6_000)).toEqual([
    'change free null',
    'refund fee 20000',
    'no_show fee 15000',
    'seat free null',
    'cabin_bag free null',
    'checked_bag free null',
    'hold free null',
  ])
  expect(said(['light'], 600)).toEqual([
    'change fee 7000',
    'refund no null',
    'no_show no null',
    'seat fee 1200',
    'cabin_bag fee 2500',
    'checked_bag fee 3500',
    'hold no null',
  ])
})

test('cancelling: before the first departure by the refund of the fare, from then on as one who does not come, by its clock; taxes that come back are never lost', () => {
  const travellers = [
    { fare: eur(30_000), taxesBack: eur(6_000), taxesKept: eur(1_000), services: eur(3_500) },
    { fare: eur(5_000), taxesBack: eur(6_000), taxesKept: eur(0), services: eur(0) },
  ]
  const of = (refund: 'free' | 'fee' | 'no', noShow: 'free' | 'fee' | 'no') =>
    cancellationOf({
      travellers,
      departsMs: DEPARTS,
      timeZone: 'Europe/Madrid',
      refund: { allows: refund, fee: eur(9_000) },
      noShow: { allows: noShow, fee: eur(15_000) },
    }).map(({ from, to, amount }) => [from, to, amount.minor])
  const departure = '2027-03-17T10:40:00+01:00'
  expect(of('fee', 'no')).toEqual([
    [null, departure, 14_000],
    [departure, null, 39_500],
  ])
  expect(of('no', 'no')).toEqual([[null, null, 39_500]])
  expect(of('free', 'fee')).toEqual([
    [null, departure, 0],
    [departure, null, 20_000],
  ])
})

test('who may fly together: nobody, a child alone, more infants than adults and ten seats are refused', () => {
  expect(partyFault({ adult: 0, child: 0, infant: 0 })).toBe('nobody')
  expect(partyFault({ adult: 0, child: 1, infant: 0 })).toBe('child_alone')
  expect(partyFault({ adult: 1, child: 0, infant: 2 })).toBe('infants')
  expect(partyFault({ adult: 0, child: 0, infant: 1 })).toBe('infants')
  expect(partyFault({ adult: 6, child: 4, infant: 0 })).toBe('too_many')
  expect(partyFault({ adult: 2, child: 7, infant: 2 })).toBeNull()
})

test('a fare basis says class, days ahead, market and family; bags asked for are taken along beside those of the fare', () => {
  expect(fareBasisOf(CLASSES[3]!, family('classic'), { country: 'PT', isReturn: true })).toBe('V14PTRCLA')
  expect(fareBasisOf(CLASSES[0]!, family('flex'), { country: 'US', isReturn: false })).toBe('YUSOFLE')
  expect(bagsWith(family('light'), { cabin: 1, checked: 2 })).toEqual({ cabinBag: true, checked: 2 })
  expect(bagsWith(family('classic'), { cabin: 0, checked: 0 })).toEqual({ cabinBag: true, checked: 1 })
})
