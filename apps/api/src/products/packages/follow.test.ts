import { expect, test } from 'vitest'
import type { PartFound, PartSource, TripAsk } from '../../sale/part-source.ts'
import { followed } from './follow.ts'
import type { PackageParts } from './parts.ts'
import type { PricedPart } from './priced-parts.ts'

const at = (time: string) => ({ at: time, ms: Date.parse(`${time}Z`), timeZone: 'UTC' })
const part = (role: PartFound['role'], from: string, until: string, more: object = {}) =>
  ({
    role,
    key: `${role} ${from}`,
    product: role,
    starts: at(from),
    ends: at(until),
    at: null,
    people: null,
    details: { role, from },
    ...more,
  }) as unknown as PricedPart

const flight = (from: string, until: string) => part('flight', from, until)
const stay = part('stay', '2027-03-10T15:00', '2027-03-17T11:00')
const early = flight('2027-03-10T09:00', '2027-03-17T20:00')
const late = flight('2027-03-10T16:00', '2027-03-17T20:00')

/** Sources that have these parts, of which a ride meets a flight at its hour. */
function partsOf(found: Partial<Record<PartFound['role'], readonly PricedPart[]>>): { readonly parts: PackageParts; readonly asked: unknown[] } {
  const asked: unknown[] = []
  const source = (role: PartFound['role']): PartSource =>
    ({
      product: role,
      role,
      find: async (_ask: unknown, { like }: { like: unknown }) => {
        asked.push(like)
        return { ok: true, value: { parts: found[role] ?? [], facets: {}, total: 0, late: [] } }
      },
      ...(role === 'transfer' && { suits: (details: { from: string }, { there }: TripAsk) => there?.from.at === details.from }),
    }) as unknown as PartSource
  const sources = new Map((['transfer', 'car', 'activity'] as const).map((role) => [role, source(role)]))
  return { parts: { sources } as unknown as PackageParts, asked }
}

const tripBy = (from: string) => ({ there: { from: at(from), until: at('2027-03-17T20:00') }, sleepsAt: 'hotel' }) as unknown as TripAsk

const change = (parts: PackageParts, others: readonly PricedPart[], now: PricedPart, more: readonly [number, PricedPart | null][] = []) =>
  followed(parts, {
    chosen: [early, stay, ...others],
    changed: new Map([[0, now], ...more]),
    before: tripBy('2027-03-10T09:00'),
    after: tripBy(now.starts.at),
  })

const ride = part('transfer', '2027-03-10T09:00', '2027-03-10T09:40')
const car = part('car', '2027-03-10T10:00', '2027-03-17T18:00')
const walk = part('activity', '2027-03-10T12:00', '2027-03-10T14:00')

test('what still fits stays as it is, and nothing is looked for', async () => {
  const { parts, asked } = partsOf({})
  const tour = part('activity', '2027-03-12T12:00', '2027-03-12T14:00')
  expect(await change(parts, [tour], late)).toEqual([])
  expect(asked).toEqual([])
})

test('a ride, a car and a thing to do are found again for the new hours, the first that fits; where nothing like it fits it goes', async () => {
  const [met, later] = [part('transfer', '2027-03-10T16:00', '2027-03-10T16:40'), part('car', '2027-03-10T17:00', '2027-03-17T18:00')]
  const { parts, asked } = partsOf({ transfer: [ride, met], car: [car, later], activity: [walk] })
  expect(await change(parts, [ride, car, walk], late)).toEqual([
    { at: 2, now: met },
    { at: 3, now: later },
    { at: 4, now: null },
  ])
  expect(asked).toEqual([ride, car, walk].map(({ details }) => details))
})

test('a thing to do gives way to a ride that is found at its hour', async () => {
  const met = part('transfer', '2027-03-10T16:00', '2027-03-10T16:40')
  const [at16, next] = [part('activity', '2027-03-10T16:20', '2027-03-10T18:00'), part('activity', '2027-03-11T16:20', '2027-03-11T18:00')]
  const { parts } = partsOf({ transfer: [met], activity: [at16, next] })
  expect(await change(parts, [ride, at16], late)).toEqual([
    { at: 2, now: met },
    { at: 3, now: next },
  ])
})

test('what was chosen otherwise is not looked for, and a change that does not fit by itself brings nothing along', async () => {
  const { parts, asked } = partsOf({ transfer: [ride] })
  expect(await change(parts, [ride], late, [[2, null]])).toEqual([])
  expect(await change(parts, [ride], flight('2027-03-12T09:00', '2027-03-17T20:00'))).toEqual([])
  expect(asked).toEqual([])
})
