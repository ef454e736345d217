import { type carExtras, type ParsedBodyOf, prebookCar } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import { type Caller, pricingFor } from '../../http/index.ts'
import type { CarAsk } from './car-ask.ts'

/** What a browser sends to hold a car, less the price that it saw. */
type Chosen = Omit<ParsedBodyOf<typeof prebookCar>, 'expected_total'>
const chosenFields = prebookCar.body.omit({ expected_total: true })

export const carAskOf = async (body: Chosen, caller: Caller): Promise<CarAsk> => ({
  ...(await rentalAsk(body, caller)),
  rate: body.rate_id,
  extras: body.extras,
})

/** The same of what takes the place of another item. */
export async function chosenCar(fields: unknown, caller: Caller): Promise<Outcome<CarAsk>> {
  const parsed = chosenFields.safeParse(fields)
  return parsed.success ? accept(await carAskOf(parsed.data, caller)) : refuse('bad_input')
}

/** A car at a desk for some days, priced for the caller. */
export async function rentalAsk(body: ParsedBodyOf<typeof carExtras>, caller: Caller): Promise<Omit<CarAsk, 'rate' | 'extras'>> {
  const { currency, markupBasisPoints } = await pricingFor(caller, body.currency)
  return {
    carId: body.car_id,
    dropoffDepotId: body.dropoff ?? null,
    pickupAt: body.pickup_at,
    dropoffAt: body.dropoff_at,
    driverAge: body.driver_age,
    residence: body.residence ?? null,
    currency,
    markupBasisPoints,
  }
}
