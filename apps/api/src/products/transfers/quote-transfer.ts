import type { TransferOffer } from '@sojourn/contracts'
import { DEFAULT_LANGUAGE } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { accept, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import { phoneOfCompany, type TransferWorld, type Way, wayBetween } from '@sojourn/world'
import type { Offer } from '../../sale/product.ts'
import { unitsFor } from './domain/fits.ts'
import { markupCents } from './domain/transfer-price.ts'
import { type Exchange, exchangeFor } from './exchange.ts'
import { leftFor } from './free-rides.ts'
import { dayOf, type Leg, legOf, notThen, readTime } from './leg.ts'
import type { TransferParts } from './parts.ts'
import { basisOf, childSeatsIn, mayBeMet, quoteOf, windowsOf } from './price-transfer.ts'
import { noWay, unfit, unknownPlace } from './refusals.ts'
import { nearSpots } from './suggest-places.ts'
import { wireRide, wireVehicle } from './to-wire.ts'
import type { TransferAsk } from './transfer-ask.ts'
import { notThenText } from './transfer-words.ts'

/** Refuses `unknown_place` and `no_way`. */
export async function findWay(catalogue: TransferWorld | null, ends: { readonly from: string; readonly to: string }): Promise<Outcome<Way>> {
  const [from, to] = [catalogue?.spots.find(ends.from) ?? null, catalogue?.spots.find(ends.to) ?? null]
  if (!from) return unknownPlace('from', await nearSpots(catalogue, ends.from))
  if (!to) return unknownPlace('to', await nearSpots(catalogue, ends.to))
  const way = wayBetween(from, to)
  return way ? accept(way) : noWay()
}

/** One ride as it is asked for. Refuses what its ends and its time refuse, `unknown_transfer`, `too_late`, `too_dark` and `too_many`. */
export async function findAskedLeg(parts: TransferParts, ask: TransferAsk): Promise<Outcome<{ readonly catalogue: TransferWorld; readonly leg: Leg }>> {
  const catalogue = parts.catalogue()
  const way = await findWay(catalogue, ask)
  if (!way.ok) return way
  const nowMs = parts.clock.nowMs()
  const time = readTime(way.value, ask, nowMs, ask.leg === 'back' ? 'return.' : '')
  if (!time.ok) return time
  const ride = catalogue?.findRide(ask.transferId, way.value)
  if (!catalogue || !ride) return refuse('unknown_transfer')
  const leg = legOf(ride, time.value, ask)
  const reason = notThen(leg, ask, nowMs)
  return reason ? unfit(reason, notThenText(reason, ride.vehicle)) : accept({ catalogue, leg })
}

/** A ride priced as of now. Refuses `sold_out` besides what `findAskedLeg` refuses. */
export async function quoteTransfer(parts: TransferParts, tx: Tx, ask: TransferAsk): Promise<Outcome<Offer<TransferOffer>>> {
  const asked = await findAskedLeg(parts, ask)
  if (!asked.ok) return asked
  const { catalogue, leg } = asked.value
  const exchange = await exchangeFor(parts, tx, ask.currency)
  if (!exchange.ok) return exchange
  const left = (await leftFor(parts, tx, [leg])).get(leg)!
  if (left < unitsFor(leg.ride.vehicle, ask)) return unfit('full', notThenText('full', leg.ride.vehicle))
  return accept({ ...offerOf(catalogue, leg, ask, exchange.value), left })
}

/** A ride as it is sold. */
export function offerOf(catalogue: TransferWorld, leg: Leg, ask: TransferAsk, exchange: Exchange): Offer<TransferOffer> {
  const basis = basisOf(catalogue, leg, ask)
  const quote = quoteOf(basis, leg, exchange)
  const markup = exchange.ofCents(markupCents(basis))
  const { company, vehicle, way } = leg.ride
  const isMet = ask.meetAndGreet && mayBeMet(leg)
  const { adults, children, bags, wheelchair } = ask
  return {
    details: inLanguage(DEFAULT_LANGUAGE, () => ({
      product: 'TRF' as const,
      transfer_id: ask.transferId,
      leg: ask.leg,
      vehicle: wireVehicle(vehicle),
      company: company.name,
      phone: phoneOfCompany(company, way.market),
      ...wireRide(leg, ask, isMet),
      people: { adults, children: [...children], bags, wheelchair },
      child_seats: childSeatsIn(leg, ask),
      meet_and_greet: isMet,
      note: ask.note,
      driver: null,
      delay_minutes: 0,
      art: way.market.art,
    })),
    quote,
    terms: {
      mode: 'prepaid',
      cancellationBy: 'windows',
      cancellation: windowsOf(leg, quote),
      timeZone: way.from.timeZone,
      startsOn: dayOf(leg.pickupAt),
      laterAt: '',
    },
    revenue: markup,
    markup,
  }
}
