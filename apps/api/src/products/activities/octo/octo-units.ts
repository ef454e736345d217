import { agesOf, type Party } from '../domain/party.ts'
import type { OctoUnits } from './octo-client.ts'
import type { OctoOption, OctoUnit } from './octo-schema.ts'

const OLDEST = 100

/** How many of a party are of a unit, which is for some ages. */
export interface CountedUnit extends OctoUnits {
  readonly from: number
  readonly to: number
}

/** Units that are for anyone of their ages: a family ticket or a soldier's is chosen by a person, never by us. */
const BY_AGE: ReadonlySet<string> = new Set(['ADULT', 'YOUTH', 'CHILD', 'INFANT', 'SENIOR', 'TRAVELLER'])

const agesOfUnit = ({ restrictions: { minAge, maxAge } }: OctoUnit) => ({ from: minAge ?? 0, to: maxAge ?? OLDEST })

/** The narrowest ages that take a person: who is 8 is a child, where a child and anyone can be bought. */
const fitting = (units: readonly OctoUnit[], age: number): OctoUnit | null => {
  const takes = units.filter((unit) => agesOfUnit(unit).from <= age && age <= agesOfUnit(unit).to)
  const width = (unit: OctoUnit) => agesOfUnit(unit).to - agesOfUnit(unit).from
  return takes.toSorted((a, b) => width(a) - width(b))[0] ?? null
}

/** A party in the units of an option; null where it takes one of them under no age. */
export function unitsFor({ units }: Pick<OctoOption, 'units'>, party: Party): CountedUnit[] | null {
  const byAge = units.filter(({ type }) => BY_AGE.has(type))
  const counts = new Map<OctoUnit, number>()
  for (const age of agesOf(party)) {
    const unit = fitting(byAge, age)
    if (!unit) return null
    counts.set(unit, (counts.get(unit) ?? 0) + 1)
  }
  return [...counts].map(([unit, quantity]) => ({ id: unit.id, quantity, ...agesOfUnit(unit) }))
}

export const youngestFor = ({ units }: Pick<OctoOption, 'units'>): number =>
  Math.min(...units.filter(({ type }) => BY_AGE.has(type)).map((unit) => agesOfUnit(unit).from))
