import type { CruiseOffer } from '@sojourn/contracts'
import { accept, addDays, dayIn, hash32, instantMs, invariant, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import { type CabinGrade, findGrade, type Sailing } from '@sojourn/world'
import { cancelHold, confirmHold, releaseHold } from '../../modules/stock/index.ts'
import type { BoughtItem, HeldItem, HeldUntil, HoldRequest, HoldResult } from '../../sale/product.ts'
import type { CruiseCatalogue } from './catalogue.ts'
import type { CabinHold } from './domain/cabin-hold.ts'
import { broughtOnBy } from './domain/reserved-names.ts'
import { firstZone } from './find-sailing.ts'
import type { CruiseParts } from './parts.ts'

/** So many days before a cruise people are told the cabin that the line chose. */
const TOLD_DAYS_BEFORE = 45
const HOUR_MS = 3_600_000

/** Takes a cabin and places in the boats for all of its guests, or nothing. Where the line chooses, it is one that others leave free. */
export async function holdCabin(parts: CruiseParts, tx: Tx, details: CruiseOffer, { orgId, checkoutId, untilMs }: HoldRequest): Promise<Outcome<HoldResult>> {
  const { catalogue, sailing, grade } = known(parts, details)
  const nowMs = parts.clock.nowMs()
  const holdId = parts.ids.next<'hold'>('uhd')
  const guests = details.guests.length
  const cabins = details.cabin ? [details.cabin.cabin_no] : await chosenBy(parts, tx, { catalogue, sailing, grade, guests, seed: holdId })
  const cabin = await takeFirst(parts, tx, sailing, cabins, guests, 'held')
  if (!cabin) return refuse('sold_out')
  const longMs = nowMs + details.option_hours * HOUR_MS
  const endsMs = longMs > untilMs ? longMs : untilMs
  const hold: CabinHold = {
    orgId,
    holdId,
    sailingId: sailing.sailingId,
    subject: checkoutId,
    cabin,
    guests,
    startsOn: sailing.startsOn,
    state: 'held',
    expiresAtMs: endsMs,
    toldByMs: details.cabin ? null : instantMs(addDays(sailing.startsOn, -TOLD_DAYS_BEFORE), '09:00', firstZone(catalogue, sailing)),
    broughtOn: null,
    bookingId: null,
    itemNo: null,
  }
  parts.stock.addHold(tx, hold, nowMs)
  return accept({
    holdRef: holdId,
    taken: { unit: `${sailing.sailingId} ${details.cabin?.cabin_no ?? grade.grade}`, place: sailing.sailingId, units: 1, left: cabins.length - 1 },
    ...(endsMs !== untilMs && { untilMs: endsMs }),
  })
}

function known(parts: Pick<CruiseParts, 'catalogue'>, { sailing_id, grade: { grade: code } }: CruiseOffer) {
  const catalogue = parts.catalogue()
  const sailing = catalogue?.findSailing(sailing_id)
  const grade = findGrade(code)
  invariant(catalogue && sailing && grade, `only sailings of the catalogue are held: ${sailing_id} ${code}`)
  return { catalogue, sailing, grade }
}

interface Choosing {
  readonly catalogue: CruiseCatalogue
  readonly sailing: Sailing
  readonly grade: CabinGrade
  readonly guests: number
  readonly seed: string
}

/** Cabins that the line may choose, each hold in an order of its own, so that two seldom reach for the same. */
async function chosenBy({ stock }: CruiseParts, tx: Tx, { catalogue, sailing, grade, guests, seed }: Choosing): Promise<string[]> {
  const { cabins: ours } = await stock.takenOn(tx, sailing.sailingId)
  const isFree = catalogue.freeToTheEnd(sailing)
  const free = catalogue.cabinsOf(sailing.ship, grade).filter((cabin) => cabin.berths >= guests && !ours.has(cabin.cabin) && isFree(cabin))
  // As few beds as are needed, so that families find the others.
  const order = ({ berths, cabin }: (typeof free)[number]) => [berths, hash32(seed, cabin)] as const
  return free.sort((a, b) => order(a)[0] - order(b)[0] || order(a)[1] - order(b)[1]).map(({ cabin }) => cabin)
}

const TRIED_MAX = 12

/** The first of these that nobody has taken meanwhile; null where none is left, or the boats have too few places beside the guests of others. */
async function takeFirst(parts: CruiseParts, tx: Tx, sailing: Sailing, cabins: readonly string[], guests: number, as: 'held' | 'sold'): Promise<string | null> {
  const { stock, catalogue, clock } = parts
  const { sailingId, startsOn, ship } = sailing
  const today = dayIn(firstZone(catalogue()!, sailing), clock.nowMs())
  await stock.lock(tx, sailingId)
  const ours = await stock.takenOn(tx, sailingId)
  if (catalogue()!.at(sailing, today).boats() - ours.guests < guests) return null
  // Others may have taken the first of them between the choice and the lock.
  const left = cabins.filter((cabin) => !ours.cabins.has(cabin))
  for (const cabin of left.slice(0, TRIED_MAX)) {
    if (await stock.take(tx, { sailingId, startsOn, cabin, guests, boats: ship.guestsMax }, as)) return cabin
  }
  return null
}

/** A held cabin stays held until later, at its price; as an option it is held longer than that already. Refuses `sold_out`. */
export async function extendCabin({ stock }: CruiseParts, tx: Tx, { orgId, holdRef }: HeldItem, untilMs: number): Promise<Outcome<HeldUntil>> {
  const hold = await stock.lockHold(tx, orgId, holdRef)
  if (hold?.state !== 'held') return refuse('sold_out')
  const endsMs = Math.max(hold.expiresAtMs, untilMs)
  stock.setHold(tx, hold, { expiresAtMs: endsMs })
  return accept(endsMs === untilMs ? {} : { untilMs: endsMs })
}

/** A held cabin becomes sold. A released one is taken again where it is still free, else refuses `sold_out`; a reserved name has it refused. A second call changes nothing. */
export async function confirmCabin(
  parts: CruiseParts,
  tx: Tx,
  { orgId, holdRef, bookingId, itemNo, details, travellers }: BoughtItem<CruiseOffer>,
): Promise<Outcome<void, Refusal>> {
  const of = { orgId, holdId: holdRef }
  const broughtOn = broughtOnBy(travellers[0]?.last_name ?? '')
  if (broughtOn === 'sold_out') return refuse('sold_out')
  if (broughtOn === 'refused') return refuse('not_confirmed')
  const retake = async ({ cabin, guests }: CabinHold) => (await takeFirst(parts, tx, known(parts, details).sailing, [cabin], guests, 'sold')) !== null
  const confirmed = await confirmHold(parts.stock, tx, of, retake)
  if (!confirmed.ok) return confirmed
  const { toldByMs } = confirmed.value
  await parts.stock.setSoldTo(tx, of, { bookingId, itemNo, toldByMs: broughtOn ? parts.clock.nowMs() : toldByMs, broughtOn })
  return accept()
}

/** A held cabin becomes free; a sold one is not touched. A second call changes nothing. */
export async function releaseCabin({ stock, cameFree }: CruiseParts, tx: Tx, { orgId, holdRef }: HeldItem): Promise<void> {
  const state = await releaseHold(stock, tx, { orgId, holdId: holdRef })
  const hold = state === 'released' ? await stock.lockHold(tx, orgId, holdRef) : null
  if (hold) await cameFree(tx, 'CRU', [hold.sailingId])
}

/** A sold cabin becomes free, for good. A second call changes nothing. */
export async function cancelCabin({ stock, cameFree }: CruiseParts, tx: Tx, { orgId, holdRef }: HeldItem): Promise<void> {
  const before = await cancelHold(stock, tx, { orgId, holdId: holdRef })
  if (before) await cameFree(tx, 'CRU', [before.sailingId])
}
