import type { CarOffer } from '@sojourn/contracts'
import type { LocalSupplier } from '../../sale/product.ts'
import { type CarAsk, readCarId } from './car-ask.ts'
import { dayOf } from './domain/rental.ts'
import { cancelCar, confirmCar, holdCar, releaseCar } from './hold-car.ts'
import type { CarParts } from './parts.ts'
import { quoteCar } from './quote-car.ts'

/** Our own stock of cars, of all companies of the catalogue. */
export const carSupplier = (parts: CarParts): LocalSupplier<CarAsk, CarOffer> => ({
  where: 'local',
  name: 'own',
  async startOf(_tx, { carId, pickupAt }) {
    const depot = parts.catalogue()?.findDepot(readCarId(carId).depotId)
    return depot ? { startsOn: dayOf(pickupAt), timeZone: depot.timeZone } : null
  },
  quote: (tx, ask) => quoteCar(parts, tx, ask),
  hold: (tx, { details }, hold) => holdCar(parts, tx, details, hold),
  confirm: (tx, item) => confirmCar(parts, tx, item),
  release: (tx, held) => releaseCar(parts, tx, held),
  cancel: (tx, item) => cancelCar(parts, tx, item),
  async releaseExpired(tx, limit) {
    const holds = await parts.stock.listExpired(tx, parts.clock.nowMs(), limit)
    for (const { orgId, holdId } of holds) await releaseCar(parts, tx, { orgId, holdRef: holdId })
    return holds.length
  },
  nextExpiryMs: (tx) => parts.stock.nextExpiryMs(tx),
})
