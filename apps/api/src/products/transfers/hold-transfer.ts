import { type TransferOffer, transferOffer } from '@sojourn/contracts'
import { accept, instantMs, invariant, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import { freeUnits, transferVehicles, windowOf } from '@sojourn/world'
import { cancelHold, confirmHold, releaseHold } from '../../modules/stock/index.ts'
import type { BoughtItem, Confirmed, HeldItem, HoldRequest, HoldResult } from '../../sale/product.ts'
import { unitsFor } from './domain/fits.ts'
import { firstNewsMs } from './domain/news-times.ts'
import type { TransferHold } from './domain/transfer-hold.ts'
import { clockOf, dayOf } from './leg.ts'
import type { TransferParts } from './parts.ts'

type Wanted = Pick<TransferHold, 'company' | 'vehicle' | 'zone' | 'units' | 'windowMs'>

export const pickupMsOf = ({ pickup_at, from }: Pick<TransferOffer, 'pickup_at' | 'from'>): number =>
  instantMs(dayOf(pickup_at), clockOf(pickup_at), from.time_zone)

/** Takes the vehicle, or seats of it, for the half hour of its pick-up. */
export async function holdTransfer(parts: TransferParts, tx: Tx, details: TransferOffer, request: HoldRequest): Promise<Outcome<HoldResult>> {
  const { orgId, checkoutId, untilMs } = request
  const [company = '', vehicle = ''] = details.transfer_id.split('.')
  const zone = parts.catalogue()?.spots.find(details.from.place_id)?.zone
  invariant(zone, `only rides of the catalogue are held: ${details.from.place_id}`)
  const hold: TransferHold = {
    orgId,
    holdId: parts.ids.next<'hold'>('thd'),
    company,
    vehicle,
    zone,
    units: unitsFor({ perPerson: details.vehicle.per_person }, details.people),
    subject: checkoutId,
    windowMs: windowOf(pickupMsOf(details)),
    state: 'held',
    expiresAtMs: untilMs,
  }
  const left = await take(parts, tx, hold, 'held')
  if (left === null) return refuse('sold_out')
  parts.stock.addHold(tx, hold, parts.clock.nowMs())
  return accept({ holdRef: hold.holdId, taken: { unit: `${company} ${vehicle} ${zone}`, place: zone, units: hold.units, left } })
}

function take({ stock }: TransferParts, tx: Tx, wanted: Wanted, as: 'held' | 'sold'): Promise<number | null> {
  const vehicle = transferVehicles().find(({ code }) => code === wanted.vehicle)
  invariant(vehicle, `only vehicles of the catalogue are held: ${wanted.vehicle}`)
  return stock.take(tx, { ...wanted, capacity: freeUnits({ key: wanted.company }, vehicle, wanted.zone, wanted.windowMs) }, as)
}

/** Held becomes sold, and is ordered from its company. A released one is taken again where it is still free, else refuses `sold_out`. A second call changes nothing. */
export async function confirmTransfer(parts: TransferParts, tx: Tx, item: BoughtItem<TransferOffer>): Promise<Outcome<Confirmed, Refusal>> {
  const { orgId, holdRef } = item
  const confirmed = await confirmHold(parts.stock, tx, { orgId, holdId: holdRef }, async (hold) => (await take(parts, tx, hold, 'sold')) !== null)
  if (!confirmed.ok) return confirmed
  const details = transferOffer.parse(item.details)
  await parts.stock.addOrder(tx, {
    orgId,
    holdId: holdRef,
    bookingId: item.bookingId,
    itemNo: item.itemNo,
    details,
    pickupMs: pickupMsOf(details),
    nextNewsMs: firstNewsMs(details, pickupMsOf(details), parts.clock.nowMs()),
  })
  return accept({ proofs: hasTicket(details) ? [{ kind: 'ticket', number: ticketNumber(holdRef) }] : [] })
}

/** Its company drives it at its new time, as it does where a flight is late: what was taken stays taken. */
export function moveTransfer({ stock, clock }: TransferParts, tx: Tx, { orgId, holdRef, details: moved }: BoughtItem<TransferOffer>): Promise<void> {
  const details = transferOffer.parse(moved)
  const pickupMs = pickupMsOf(details)
  return stock.setOrder(tx, { orgId, holdId: holdRef }, { details, pickupMs, nextNewsMs: firstNewsMs(details, pickupMs, clock.nowMs()) })
}

const hasTicket = ({ vehicle: { kind } }: TransferOffer): boolean => kind === 'rail' || kind === 'coach'
const ticketNumber = (holdId: string): string =>
  holdId
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(-10)
    .toUpperCase()

/** Held becomes free; a sold one is not touched. A second call changes nothing. */
export const releaseTransfer = ({ stock }: TransferParts, tx: Tx, { orgId, holdRef }: HeldItem): Promise<unknown> =>
  releaseHold(stock, tx, { orgId, holdId: holdRef })

/** Sold becomes free, for good, and its company has nothing more to tell. A second call changes nothing. */
export async function cancelTransfer({ stock }: TransferParts, tx: Tx, { orgId, holdRef }: HeldItem): Promise<void> {
  await cancelHold(stock, tx, { orgId, holdId: holdRef })
  await stock.setOrder(tx, { orgId, holdId: holdRef }, { nextNewsMs: null })
}
