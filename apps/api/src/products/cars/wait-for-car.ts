import { commaText, dayTextLong, dayTimeText, say } from '@sojourn/i18n'
import { accept, instantMs, invariant, refuse } from '@sojourn/kernel'
import { factText } from '@sojourn/world'
import { defineWaits, type Waits } from '../../sale/waits.ts'
import { type CarAsk, carAsk, readCarId } from './car-ask.ts'
import { chosenCar } from './car-ask-of.ts'
import { clockOf, dayOf } from './domain/rental.ts'
import type { CarParts } from './parts.ts'

const OFFER_MINUTES = 30

/** All who wait for a class of cars at a desk. */
export const carLine = ({ depotId, acriss }: { readonly depotId: string; readonly acriss: string }): string => `${depotId} ${acriss}`

/** Cars are waited for by class and desk; who wants one on other days is before nobody. */
export function waitsForCars(parts: CarParts): Waits {
  const find = ({ carId }: CarAsk) => {
    const { depotId, acriss } = readCarId(carId)
    const catalogue = parts.catalogue()
    return { depot: catalogue?.findDepot(depotId), carClass: catalogue?.findClass(acriss) }
  }
  const known = (ask: CarAsk) => {
    const { depot, carClass } = find(ask)
    invariant(depot && carClass, `only cars of the catalogue are waited for: ${ask.carId}`)
    return { depot, carClass }
  }
  return defineWaits<CarAsk, CarAsk>({
    wanted: carAsk,
    async wantedOf(fields, caller, currency) {
      const chosen = await chosenCar({ ...Object(fields), currency }, caller)
      if (!chosen.ok) return chosen
      const { depot, carClass } = find(chosen.value)
      return depot && carClass ? accept(chosen.value) : refuse('bad_input')
    },
    lineOf: ({ carId }) => carLine(readCarId(carId)),
    isSameThing: (a, b) => a.pickupAt < b.dropoffAt && b.pickupAt < a.dropoffAt,
    asksOf: async (_tx, wanted) => [wanted],
    lastMs: async (_tx, wanted) => instantMs(dayOf(wanted.pickupAt), clockOf(wanted.pickupAt), known(wanted).depot.timeZone),
    async describe(_tx, wanted) {
      const { depot, carClass } = known(wanted)
      const pickup = dayTimeText(dayTextLong(dayOf(wanted.pickupAt)), clockOf(wanted.pickupAt))
      return {
        title: say`${factText(carClass.name)}: ${factText(carClass.body)} or similar`,
        summary: commaText([depot.name, pickup]),
      }
    },
    offerMinutes: OFFER_MINUTES,
  })
}
