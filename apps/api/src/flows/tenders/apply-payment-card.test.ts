import { applyPaymentCard, getPaymentCards, removePaymentCard } from '@sojourn/contracts'
import { expect, test } from 'vitest'
import { codeOf, got, usd, useTenders } from './tender-tests.testing.ts'

const t = useTenders()

test('[A3.6] [B3.5] [B4.10] a wallet card pays room by room while it lasts', async () => {
  const { caller, at } = await t.rich()
  const { checkoutId } = await t.house().offer(caller, { due: usd(12_000), rooms: 2 })
  const listed = got(await t.house().call(getPaymentCards, { currency: 'USD' }, caller))
  expect(listed.cards).toEqual([
    expect.objectContaining({
      payment_card_id: `wallet${at}`,
      payment_card_type: 'WALLET',
      redemption_price: 80,
      purchase_price: 80,
      card_status: 'ACTIVE',
      roeRate: 1,
    }),
  ])
  const applied = got(await t.house().call(applyPaymentCard, { checkoutId, payment_card_id: `wallet${at}` }, caller))
  expect(applied).toMatchObject({ amount: 80, rooms: [60, 20] })
  expect(codeOf(await t.house().call(applyPaymentCard, { checkoutId, payment_card_id: `wallet${at}`, amount: 5 }, caller))).toBe('card_applied')
  expect(got(await t.house().call(applyPaymentCard, { checkoutId, payment_card_id: `wallet${at}` }, caller)).rooms).toEqual([60, 20])
  expect(got(await t.house().call(getPaymentCards, {}, caller)).cards[0]).toMatchObject({ redemption_price: 0, card_status: 'HELD' })
  got(await t.house().call(removePaymentCard, { checkoutId, payment_card_id: `wallet${at}` }, caller))
  expect(await t.house().left('stored_value', `wallet${at}`)).toBe(8_000)
  for (const payment_card_id of [`soon${at}`, 'wallet_of_somebody', '']) {
    if (payment_card_id) expect(codeOf(await t.house().call(applyPaymentCard, { checkoutId, payment_card_id }, caller))).toBe('card_not_usable')
  }
})

test('[B5.7] [B5.3] [B5.2] a discount card is for agents and packages: no more per room than a tenth more than our margin of it', async () => {
  const [agent, member] = [t.newPerson(3), t.newPerson()]
  await t.house().card(agent, 'disc_a', 'DISCOUNT', usd(5_000))
  await t.house().card(member, 'disc_m', 'DISCOUNT', usd(5_000))
  const offered = { due: usd(40_000), revenue: usd(3_001), rooms: 2 }
  const own = await t.house().offer(agent, offered)
  // 15.00 and 15.01 are ours of the two rooms.
  expect(got(await t.house().call(applyPaymentCard, { checkoutId: own.checkoutId, payment_card_id: 'disc_a' }, agent))).toMatchObject({
    amount: 33.01,
    rooms: [16.5, 16.51],
  })
  const hotel = await t.house().offer(member, offered)
  expect(codeOf(await t.house().call(applyPaymentCard, { checkoutId: hotel.checkoutId, payment_card_id: 'disc_m' }, member))).toBe('discount_not_for_this')
  const trip = await t.house().offer(member, { ...offered, product: 'PKG' })
  expect(got(await t.house().call(applyPaymentCard, { checkoutId: trip.checkoutId, payment_card_id: 'disc_m' }, member)).amount).toBe(33.01)
  const atCost = await t.house().offer(agent, { due: usd(40_000), revenue: usd(-100) })
  expect(codeOf(await t.house().call(applyPaymentCard, { checkoutId: atCost.checkoutId, payment_card_id: 'disc_a' }, agent))).toBe('card_not_usable')
})
