import { expect, test } from 'vitest'
import { codeOf, got, type System, traveller } from '../booking-system.testing.ts'
import { dieAt, stallAt } from '../die-at.testing.ts'
import { CONFIRM_WITHIN_MS } from './far-product.testing.ts'
import { FAULTS, type Fault, type Step } from './far-supplier.testing.ts'
import { farSystem } from './far-system.testing.ts'
import { bookAndPay, endOf, holdFar, nextTrip, workOn } from './far-trip.testing.ts'

const { clock, db, far, node } = await farSystem()

const brokenOff = FAULTS.filter((fault) => fault !== 'rejects')
const PATIENCE = CONFIRM_WITHIN_MS / 12_000 + 8
const UNDONE = { status: 'failed', liveOrders: 0, alarms: [] }
const points = [...['before run', 'begun', 'called', 'recording', 'after run'].map((at) => `${at} cancel_order`), 'before end', 'after end']
/** Between transactions: inside of one, the rows that it has locked would block. */
const betweenTransactions = ['begun cancel_order', 'called cancel_order']

/** Failed by another price than was consented to: the order exists, and its number is known. */
async function pricedOtherwise(system: System) {
  const { who, ask } = nextTrip()
  const held = await holdFar(system, who, ask)
  far.goesWrong('confirm', 'other_price', 1)
  return { who, ...(await bookAndPay(system, who, held)) }
}

/** Failed by its first item, while the second was ordered and the answer lost: its number is not known. */
async function refusedBesideLost(system: System) {
  const [{ who, ask }, other] = [nextTrip(), nextTrip()]
  const held = await holdFar(system, who, ask, other.ask)
  let confirms = 0
  far.control.fault = (step) => (step !== 'confirm' ? 'none' : ++confirms === 1 ? 'rejects' : 'works_and_resets')
  return { who, ...(await bookAndPay(system, who, held)) }
}

test.each(
  [false, true].flatMap((forgetsKeys) =>
    brokenOff.flatMap((fault) => (['cancel', 'find'] as const).map((step): [Step, Fault, boolean] => [step, fault, forgetsKeys])),
  ),
)('an order is taken back though %s is %s twice (forgets keys: %s): paid back whole, and no order is left', async (step, fault, forgetsKeys) => {
  const system = node()
  const booked = await (step === 'cancel' ? pricedOtherwise(system) : refusedBesideLost(system))
  far.control.forgetsKeys = forgetsKeys
  far.goesWrong(step, fault, 2)
  await workOn(system, clock, 4)
  expect(await endOf(db, system, far, booked)).toEqual(UNDONE)
})

test.each(['silent', 'rejects'] as const)(
  'cancelling it stays %s: the traveller is paid back at once, and an operator sees the order until it is settled',
  async (fault) => {
    const system = node()
    const operator = traveller('operator', undefined, 1)
    const booked = await pricedOtherwise(system)
    far.goesWrong('cancel', fault)
    await workOn(system, clock, PATIENCE)
    expect(await endOf(db, system, far, booked)).toEqual({ status: 'failed', liveOrders: 1, alarms: ['order_not_cancelled'] })
    const mine = async () => got(await system.unknownItems({}, operator)).items.filter(({ booking_id }) => booking_id === booked.booking_id)
    expect(await mine()).toMatchObject([{ state: 'cancelling', booking_status: 'failed', supplier: 'far', supplier_reference: expect.stringMatching(/^FAR-/) }])
    const settle = { booking_id: booked.booking_id, item_no: 1 }
    expect(codeOf(await system.settleItem({ ...settle, outcome: 'refused' }, operator))).toBe('not_waiting')
    expect(got(await system.settleItem({ ...settle, outcome: 'cancelled' }, operator)).state).toBe('cancelled')
    expect(await mine()).toEqual([])
  },
)

for (const forgetsKeys of [false, true]) {
  const by = forgetsKeys ? 'a supplier that forgets keys' : 'a supplier'

  test.each(points)(`${by}: killed at "%s" while an order is cancelled, another node finishes it`, async (point) => {
    const system = node()
    const booked = await pricedOtherwise(system)
    far.control.forgetsKeys = forgetsKeys
    await node({ gateway: system.gateway, probe: dieAt(point) }).work()
    await workOn(system, clock, 2)
    expect(await endOf(db, system, far, booked)).toEqual(UNDONE)
  })

  test.each(betweenTransactions)(`${by}: a node that stalls at "%s" and resumes after another has cancelled the order changes nothing`, async (point) => {
    const system = node()
    const booked = await pricedOtherwise(system)
    far.control.forgetsKeys = forgetsKeys
    const stall = stallAt(point)
    const working = node({ gateway: system.gateway, probe: stall.probe }).work()
    await stall.reached
    await workOn(system, clock, 2)
    expect(await endOf(db, system, far, booked)).toEqual(UNDONE)
    stall.resume()
    await working
    expect(await endOf(db, system, far, booked)).toEqual(UNDONE)
  })
}
