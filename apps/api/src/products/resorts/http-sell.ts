import {
  bookUnitStay,
  bookWeek,
  type DataOf,
  depositWeek,
  holdWeek,
  listDeposits,
  type ParsedBodyOf,
  prebookUnitStay,
  prepareBookWeeks,
  releaseWeek,
} from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, addDays, type Outcome, refuse, toMajor } from '@sojourn/kernel'
import type { Caller, CallRoute, Refusals, Reply } from '../../http/index.ts'
import { route, signedInRoute } from '../../http/index.ts'
import { prebookedOnWire } from '../../sale/on-wire.ts'
import type { Shop } from '../../sale/shop.ts'
import { giveWeek, ownWeeks, powerOf } from './exchange-deposits.ts'
import { bareToken, forgetHeld, heldBy, heldOf, isMarkedFor, markedToken, setHeld } from './hold-cookie.ts'
import { askOf, guestCount } from './http-asking.ts'
import type { ResortModuleParts } from './parts.ts'
import { BOOK_UNIT_REFUSALS, HOLD_REFUSALS } from './refusals.ts'
import { isKnownInventory, type OfferedUnit, readToken } from './reservation-token.ts'

const depositRefusals: Refusals = {
  not_owned: [404, () => say`We don't know of a week of yours in this unit.`],
  already_deposited: [409, () => say`You have given this week already. Its power is among your deposits.`],
  too_late_to_deposit: [409, () => say`Weeks can be given from two years until 14 days before they begin.`],
}

const productOf = ({ by }: OfferedUnit): 'RST' | 'STY' => (by === 'night' ? 'STY' : 'RST')

/** What both calls that open a checkout say about it. */
interface Preparing {
  readonly reservation_token: string
  readonly uuid?: string | undefined
  readonly guests: ParsedBodyOf<typeof prepareBookWeeks>['guests']
  readonly mainPath: string
  readonly residency: string
  readonly held_token?: string | undefined
  readonly guest_certificate?: boolean
  readonly deposits?: readonly string[] | undefined
  readonly pay: 'now' | 'later'
  readonly currency?: string | undefined
  readonly expected_total?: number | undefined
}

/** Which product a token is of, for the guard that asks whether it is sold here; a token of nothing is refused by its call. */
export const productOfToken = (body: unknown): 'RST' | 'STY' => {
  const { reservation_token: token, mainPath } = body as { reservation_token?: string; mainPath?: string }
  const offered = token === undefined ? null : readToken(token)
  return offered ? productOf(offered) : mainPath?.startsWith('/stays') ? 'STY' : 'RST'
}

/** The calls that hold, prepare, release and book units, by the week and by the night. */
export const sellUnitsHttp = (shop: Shop, parts: ResortModuleParts): CallRoute[] => [
  route(
    holdWeek,
    async (body, caller, reply) => {
      const offered = readToken(body.reservation_token)
      if (!offered) return refuse('unknown_week')
      const { product, ask } = await askOf(parts, caller, offered, { guests: 1, residency: body.residency })
      const held = await shop.holdEarly({ product, ask, again: body.again }, caller)
      if (!held.ok) return held
      const token = markedToken(held.value.token, offered)
      setHeld(reply, { path: body.mainPath, of: 'early', token })
      return accept({
        reservationToken: token,
        expires_at: new Date(held.value.untilMs).toISOString(),
        check_in: ask.checkIn,
        check_out: product === 'STY' ? ask.checkOut : addDays(ask.checkIn, 7),
        resort_id: ask.resortId,
        unit: ask.unit,
      })
    },
    HOLD_REFUSALS,
  ),

  route(prepareBookWeeks, (body, caller, reply) => prepare(shop, parts, body, caller, reply), HOLD_REFUSALS),

  route(
    releaseWeek,
    async (body, caller, reply) => {
      const cookie = heldOf(reply)
      const named = body.reservationToken ? heldBy(body.mainPath, body.reservationToken) : cookie
      if (cookie && (!body.reservationToken || cookie.token === named?.token)) forgetHeld(reply)
      if (!named || body.booked) return accept({ released: false })
      if (named.of === 'early') await shop.releaseEarly(bareToken(named.token), caller)
      else await shop.release(named.token, caller)
      return accept({ released: true })
    },
    {},
  ),

  signedInRoute(bookWeek, (body, caller) => shop.book('RST', body, caller), BOOK_UNIT_REFUSALS),

  signedInRoute(listDeposits, (_body, caller) =>
    parts.transactions.inTenant(caller.orgId, async (tx) => accept({ owned: await ownWeeks(parts, tx, caller), ...(await powerOf(parts, tx, caller)) }), {
      readOnly: true,
    }),
  ),

  signedInRoute(
    depositWeek,
    (body, caller) =>
      parts.transactions.inTenant(caller.orgId, (tx) =>
        giveWeek(parts, tx, { resortId: body.resort_id, unit: body.unit, year: body.year, week: body.week }, caller),
      ),
    depositRefusals,
  ),
]

/** The same for what is sold by the night. */
export const sellStaysHttp = (shop: Shop, parts: ResortModuleParts): CallRoute[] => [
  route(
    prebookUnitStay,
    (body, caller, reply) =>
      readToken(body.reservation_token)?.by === 'night'
        ? prepare(shop, parts, { ...body, mainPath: '/stays' }, caller, reply)
        : Promise.resolve(refuse('unknown_week')),
    HOLD_REFUSALS,
  ),
  signedInRoute(bookUnitStay, (body, caller) => shop.book('STY', body, caller), BOOK_UNIT_REFUSALS),
]

/**
 * Prices the unit again, takes over what its visitor holds and opens a checkout. With the name of an inventory that is not known any more it refuses `unknown_inventory`: asked
 * without one, it is priced at the current price (B4.9).
 */
async function prepare(shop: Shop, parts: ResortModuleParts, body: Preparing, caller: Caller, reply: Reply): Promise<Outcome<DataOf<typeof prepareBookWeeks>>> {
  const offered = readToken(body.reservation_token)
  if (!offered) return refuse('unknown_week')
  if (body.uuid && !isKnownInventory(body.uuid, offered.resortId, parts.clock.nowMs())) return refuse('unknown_inventory')
  const asked = await askOf(parts, caller, offered, {
    guests: guestCount(body.guests),
    residency: body.residency,
    currency: body.currency,
    guestCertificate: body.guest_certificate ?? false,
    deposits: body.deposits,
    pay: body.pay,
  })
  const held = body.held_token === undefined ? heldOf(reply) : heldBy(body.mainPath, body.held_token)
  const expectedTotal = body.expected_total ?? null
  const open = (early: string | undefined) => shop.prebook({ product: asked.product, items: [{ ...asked, early }], expectedTotal }, caller)
  // What another tab holds of another unit stays held.
  const taking = held?.of === 'early' && isMarkedFor(held.token, offered) ? await open(bareToken(held.token)) : null
  // A hold that ended is no reason to refuse what is free.
  const opened = taking && (taking.ok || taking.refusal.code !== 'early_hold_over') ? taking : await open(undefined)
  if (!opened.ok) return opened
  const { checkoutId, quote } = opened.value
  setHeld(reply, { path: body.mainPath, of: 'checkout', token: checkoutId })
  return accept({
    prepared: true,
    ...prebookedOnWire(opened.value, expectedTotal),
    lines: quote.lines.map(({ label, rule, amount }) => ({ label, rule, amount: toMajor(amount) })),
  })
}
