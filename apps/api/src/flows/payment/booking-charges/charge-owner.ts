import { bookingPage } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { type Money, min, roundPrice, scale, subtract, type Tx } from '@sojourn/kernel'
import { type Booking, titleOf } from '../../../modules/bookings/index.ts'
import { credit, type PostingLine } from '../../../modules/ledger/index.ts'
import type { Charge } from '../../../modules/scheduled-charges/index.ts'
import type { ChargeOwner } from '../../../sale/charge-owner.ts'
import { instalmentsOf } from '../../../sale/charged-later.ts'
import { bookedInWords } from '../../booked-in-words.ts'
import { localOf } from '../../items.ts'
import { CANCEL_UNPAID, type ShopDeps } from '../../shop-deps.ts'
import { BOOKING, bookingIdOf, partOf } from './booking-subject.ts'

const bookingOf = ({ bookings }: Pick<ShopDeps, 'bookings'>, tx: Tx, charge: Pick<Charge, 'orgId' | 'subjectId'>): Promise<Booking | null> =>
  bookings.find(tx, charge.orgId, bookingIdOf(charge))

/**
 * The later charges of bookings, of whatever product: instalments, and the fees of guarantees. A booking is read here and never locked: whoever changes one locks it first, and its
 * charges after.
 */
export const bookingCharges = (deps: Pick<ShopDeps, 'bookings' | 'products' | 'sagas'>): ChargeOwner => ({
  kind: BOOKING,
  byCardAlone: true,
  // They are stored with the confirmation of their booking.
  dueUntil: async () => [],
  planned: async () => [],
  async stillDue(tx, charge) {
    if (charge.kind === 'fee') return { amount: await leftOfFee(deps, tx, charge) }
    const booking = await bookingOf(deps, tx, charge)
    if (booking?.status !== 'confirmed') return null
    const { itemNo } = partOf(charge)
    const state = (await deps.bookings.itemStatusesOf(tx, booking))[itemNo - 1]?.state
    return state === 'confirmed' || state === 'cancelling' ? { amount: agreedOf(charge, booking) } : null
  },
  paid: async (tx, charge) => owedFor(charge, await bookingOf(deps, tx, charge)),
  async declined(tx, charge, { final }) {
    if (!final || charge.kind === 'fee') return
    await deps.sagas.begin(tx, { orgId: charge.orgId, kind: CANCEL_UNPAID, subject: charge.subjectId, input: {} })
  },
  // The books say what a bank took; the booking stays as it is, until a person decides.
  reversed: async () => {},
  async words(tx, charge) {
    const booking = await bookingOf(deps, tx, charge)
    // A booking shows what is charged for it, and it can be paid early there.
    const page = bookingPage(charge.subjectId)
    const said = booking && { ...booking, ...bookedInWords(deps.products, booking) }
    const { itemNo, no } = partOf(charge)
    const item = said?.items[itemNo - 1]
    const title = said ? titleOf(deps.products, said) : say`Your booking`
    const count = item?.quote.instalments?.length ?? 1
    const what =
      charge.kind === 'fee' ? say`${title}: cancellation or no-show fee` : count > 1 ? say`${title}: payment ${no} of ${count}` : say`${title}: the rest`
    return { what, timeZone: item?.terms.timeZone ?? 'UTC', pages: { charges: page, pay: page, end: null } }
  },
})

function instalmentOf(charge: Pick<Charge, 'kind' | 'periodKey'>, { items }: Pick<Booking, 'items'>) {
  const { itemNo, no } = partOf(charge)
  return charge.kind === 'balance' ? instalmentsOf(items).find((each) => each.itemNo === itemNo && each.no === no) : undefined
}

/** What a charge comes to by what was agreed to: never more than was stored of it. */
export function agreedOf(charge: Pick<Charge, 'kind' | 'periodKey' | 'amount'>, booking: Pick<Booking, 'items'>): Money {
  const instalment = instalmentOf(charge, booking)
  return instalment ? min(charge.amount, instalment.amount) : charge.amount
}

/** What is left of a fee as it was announced, where others have bought a part of what was given up. It is announced whole. */
async function leftOfFee(deps: Pick<ShopDeps, 'bookings' | 'products'>, tx: Tx, charge: Charge): Promise<Money> {
  if (!charge.announced) return charge.amount
  const fee = charge.announced.amount
  const item = (await bookingOf(deps, tx, charge))?.items[partOf(charge).itemNo - 1]
  const sold = item && (await localOf(deps, item)?.soldAgain?.(tx, { orgId: charge.orgId, holdRef: item.holdRef }))
  return sold && sold.again > 0 ? subtract(fee, roundPrice(scale(fee, sold.again, sold.all))) : fee
}

/** Where the money of a charge goes: the provider gets it, but for the taxes in it. */
export function owedFor(charge: Pick<Charge, 'kind' | 'amount' | 'periodKey'>, booking: Pick<Booking, 'items'> | null): readonly PostingLine[] {
  const instalment = booking && instalmentOf(charge, booking)
  if (!instalment) return [credit('supplier_payable', charge.amount)]
  return [credit('supplier_payable', subtract(charge.amount, instalment.tax)), credit('tax_payable', instalment.tax)]
}
