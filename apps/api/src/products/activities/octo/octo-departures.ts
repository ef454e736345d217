import type { Day } from '@sojourn/kernel'
import type { SupplierResult } from '../../../sale/product.ts'
import type { PricedFor } from '../activity-ask.ts'
import type { OctoActivity } from './octo-catalogue.ts'
import { type OctoPriced, priced } from './octo-offer.ts'
import type { OctoParts } from './octo-parts.ts'
import type { OctoAvailability, OctoOption } from './octo-schema.ts'
import { type CountedUnit, unitsFor } from './octo-units.ts'

/** A departure as its server answers it, priced for who comes. */
export interface OctoDeparture {
  readonly availability: OctoAvailability
  readonly priced: OctoPriced
  readonly units: readonly CountedUnit[]
}

interface Wanted {
  readonly activity: OctoActivity
  readonly option: OctoOption
  readonly party: PricedFor['party']
}

const asked = ({ activity, option }: Wanted, units: readonly CountedUnit[], from: Day, to: Day) => ({
  ...{ productId: activity.product.id, optionId: option.id, from, to },
  units: units.map(({ id, quantity }) => ({ id, quantity })),
})

/** Those of some days that have a price; full ones too. Nothing for a party that it does not take. */
export async function departures({ client }: OctoParts, wanted: Wanted, from: Day, to: Day): Promise<SupplierResult<OctoDeparture[]>> {
  const units = unitsFor(wanted.option, wanted.party)
  if (!units) return { kind: 'done', value: [] }
  const answered = await client.availability(asked(wanted, units, from, to))
  if (answered.kind !== 'done') return answered
  const value = answered.value.flatMap((availability): OctoDeparture[] => {
    const price = priced(availability, units)
    return price ? [{ availability, priced: price, units }] : []
  })
  return { kind: 'done', value }
}

/** The first of some days on which everyone who comes has a place; null where none has. */
export async function firstDay({ client }: OctoParts, wanted: Wanted, from: Day, to: Day): Promise<SupplierResult<Day | null>> {
  const units = unitsFor(wanted.option, wanted.party)
  if (!units) return { kind: 'done', value: null }
  const days = await client.calendar(asked(wanted, units, from, to))
  return days.kind === 'done' ? { kind: 'done', value: days.value.toSorted()[0] ?? null } : days
}
