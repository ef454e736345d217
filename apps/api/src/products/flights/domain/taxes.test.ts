import { expect, test } from 'vitest'
import { type FlightTax, taxesByCountry, taxesOf } from './taxes.ts'

const tax = (country: string, scope: FlightTax['scope'], code: string, currency: string | null, amount: number, name = code): FlightTax => ({
  country,
  scope,
  code,
  name,
  currency,
  amount,
  rule: '',
  since: '2026-04-01',
})
const DUTY = 'Air Passenger Duty'
const taxes = taxesByCountry([
  tax('GB', '*', 'GB', 'GBP', 8, `${DUTY}, domestic`),
  tax('GB', 'A', 'GB', 'GBP', 15, `${DUTY}, band A`),
  tax('GB', 'B', 'GB', 'GBP', 102, `${DUTY}, band B`),
  tax('GB', 'C', 'GB', 'GBP', 106, `${DUTY}, band C`),
  tax('GB', '*', 'UB', 'GBP', 28),
  tax('US', 'dom', 'US', null, 7.5),
  tax('US', 'dom', 'ZP', 'USD', 5.2),
  tax('US', 'int', 'US', 'USD', 22.9),
  tax('US', 'any', 'AY', 'USD', 5.6),
  tax('US', 'any', 'XF', 'USD', 4.5),
  tax('US', 'arr', 'XY', 'USD', 7),
  tax('FR', 'short', 'IZ', 'EUR', 7.4),
  tax('FR', 'long', 'IZ', 'EUR', 40),
  tax('JP', 'int', 'TK', 'JPY', 1_000),
  tax('*', '*', 'XX', 'USD', 18),
])
const bound = (km: number, ...countries: string[]) => ({
  km,
  fareCents: 20_000,
  flights: countries.slice(1).map((to, index) => ({ from: countries[index]!, to })),
})
const read = (of: ReturnType<typeof taxesOf>) => of.map(({ code, minor, currency }) => `${code} ${minor} ${currency}`).sort()

test('London to New York and back: band B, arrival and departure of the United States, each once on a line', () => {
  const trip = [bound(5_540, 'GB', 'US'), bound(5_540, 'US', 'GB')]
  expect(read(taxesOf(taxes, trip, 'adult', 'economy'))).toEqual(['AY 560 USD', 'GB 10200 GBP', 'UB 2800 GBP', 'US 4580 USD', 'XF 450 USD', 'XY 700 USD'])
  expect(read(taxesOf(taxes, trip, 'adult', 'business'))).toContain('GB 24400 GBP')
  expect(read(taxesOf(taxes, trip, 'child', 'economy'))).not.toContain('GB 10200 GBP')
  expect(taxesOf(taxes, trip, 'infant', 'economy')).toEqual([])
})

test('within a country: its share of the fare, each flight, the lowest duty; where planes are changed nothing is left for', () => {
  expect(read(taxesOf(taxes, [bound(4_000, 'US', 'US', 'US')], 'adult', 'economy'))).toEqual(['AY 560 USD', 'US 1500 USD', 'XF 900 USD', 'ZP 1040 USD'])
  expect(read(taxesOf(taxes, [bound(500, 'GB', 'GB')], 'adult', 'economy'))).toEqual(['GB 800 GBP', 'UB 2800 GBP'])
  expect(read(taxesOf(taxes, [bound(9_000, 'FR', 'GB', 'JP')], 'adult', 'economy'))).toEqual(['IZ 4000 EUR'])
})

test('charges at airports of the United States are taken for two take-offs a way and four in all', () => {
  const trip = [bound(4_000, 'US', 'US', 'US', 'US'), bound(4_000, 'US', 'US', 'US', 'US'), bound(900, 'US', 'US')]
  expect(read(taxesOf(taxes, trip, 'adult', 'economy'))).toContain('XF 1800 USD')
})

test('a country without taxes of its own has a charge that is lower at home; yen have no minor unit', () => {
  expect(read(taxesOf(taxes, [bound(900, 'ZZ', 'QQ')], 'adult', 'economy'))).toEqual(['XX 1800 USD'])
  expect(read(taxesOf(taxes, [bound(900, 'ZZ', 'ZZ')], 'adult', 'economy'))).toEqual(['XX 600 USD'])
  expect(read(taxesOf(taxes, [bound(900, 'JP', 'ZZ')], 'adult', 'economy'))).toEqual(['TK 1000 JPY'])
})

test('what comes back of a flight that is not flown: charges and duties, but no share of the fare, segment tax or facility charge', () => {
  const charges = taxesOf(taxes, [bound(4_000, 'US', 'US'), bound(5_540, 'US', 'GB')], 'adult', 'economy')
  expect(charges.filter(({ backIfUnused }) => backIfUnused).map(({ code }) => code)).toEqual(['AY'])
  expect(charges.map(({ code }) => code).sort()).toEqual(['AY', 'US', 'US', 'XF', 'ZP'])
})
