import { applyCashcard, applyCoupon, applyPaymentCard, getPaymentCards, removePaymentCard } from '@sojourn/contracts'
import { money } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { codeOf, got, usd, useTenders } from './tender-tests.testing.ts'

const t = useTenders()

test('[A3.6] [B3.5] [B4.10] a wallet card pays room by room while it lasts', async () => {
  const { caller, at } = await t.rich()
  const { checkoutId } = await t.system().offer(caller, { due: usd(12_000), rooms: 2 })
  const listed = got(await t.system().call(getPaymentCards, { currency: 'USD' }, caller))
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
  const applied = got(await t.system().call(applyPaymentCard, { checkoutId, payment_card_id: `wallet${at}` }, caller))
  expect(applied).toMatchObject({ amount: 80, rooms: [60, 20] })
  expect(codeOf(await t.system().call(applyPaymentCard, { checkoutId, payment_card_id: `wallet${at}`, amount: 5 }, caller))).toBe('card_applied')
  expect(got(await t.system().call(applyPaymentCard, { checkoutId, payment_card_id: `wallet${at}` }, caller)).rooms).toEqual([60, 20])
  expect(got(await t.system().call(getPaymentCards, {}, caller)).cards[0]).toMatchObject({ redemption_price: 0, card_status: 'HELD' })
  got(await t.system().call(removePaymentCard, { checkoutId, payment_card_id: `wallet${at}` }, caller))
  expect(await t.system().left('stored_value', `wallet${at}`)).toBe(8_000)
  for (const payment_card_id of [`soon${at}`, 'wallet_of_somebody', '']) {
    if (payment_card_id) expect(codeOf(await t.system().call(applyPaymentCard, { checkoutId, payment_card_id }, caller))).toBe('card_not_usable')
  }
})

test('[B5.7] [B5.3] [B5.2] a discount card is for agents and packages: no more per room than a tenth more than our margin of it', async () => {
  const [agent, member] = [t.newPerson(3), t.newPerson()]
  await t.system().card(agent, 'disc_a', 'DISCOUNT', usd(5_000))
  await t.system().card(member, 'disc_m', 'DISCOUNT', usd(5_000))
  const offered = { due: usd(40_000), revenue: usd(3_001), rooms: 2 }
  const own = await t.system().offer(agent, offered)
  // 15.00 and 15.01 are ours of the two rooms.
  expect(got(await t.system().call(applyPaymentCard, { checkoutId: own.checkoutId, payment_card_id: 'disc_a' }, agent))).toMatchObject({
    amount: 33.01,
    rooms: [16.5, 16.51],
    checkout: { tenders: { payment_cards: [{ most: 33.01 }] } },
  })
  const hotel = await t.system().offer(member, offered)
  expect(codeOf(await t.system().call(applyPaymentCard, { checkoutId: hotel.checkoutId, payment_card_id: 'disc_m' }, member))).toBe('discount_not_for_this')
  const trip = await t.system().offer(member, { ...offered, product: 'PKG' })
  expect(got(await t.system().call(applyPaymentCard, { checkoutId: trip.checkoutId, payment_card_id: 'disc_m' }, member)).amount).toBe(33.01)
  const atCost = await t.system().offer(agent, { due: usd(40_000), revenue: usd(-100) })
  expect(codeOf(await t.system().call(applyPaymentCard, { checkoutId: atCost.checkoutId, payment_card_id: 'disc_a' }, agent))).toBe('card_not_usable')
})

test('[B3.5] what is held of a card is released to it, again and again; one that was never applied here is refused, and what is applied stays', async () => {
  const { caller, at } = await t.rich()
  await t.system().card(caller, `gift${at}`, 'CERTIFICATE', usd(1_000))
  const { checkoutId } = await t.system().offer(caller, { due: usd(12_000) })
  const remove = (payment_card_id: string) => t.system().call(removePaymentCard, { checkoutId, payment_card_id }, caller)
  const applied = got(await t.system().call(applyPaymentCard, { checkoutId, payment_card_id: `wallet${at}` }, caller))
  got(await t.system().call(applyCoupon, { checkoutId, coupon_code: 'SAVE10' }, caller))
  for (const wrong of [`gift${at}`, 'pcd_nowhere', 'coupon'])
    expect(await remove(wrong)).toMatchObject({ ok: false, refusal: { code: 'card_not_applied', detail: { errors: [{ path: 'payment_card_id' }] } } })
  expect(t.system().refusalTexts(removePaymentCard).card_not_applied).toEqual([404, expect.stringContaining('Nothing was changed')])
  expect(await t.system().left('stored_value', `wallet${at}`)).toBe(8_000 - applied.amount * 100)
  const off = got(await remove(`wallet${at}`))
  expect(off.checkout.tenders.payment_cards).toEqual([])
  expect(got(await remove(`wallet${at}`))).toEqual(off)
})

test('[B3.5] [A5.4] an amount left out takes what the card can pay; a 0 that was typed takes nothing, and JPY has no decimals', async () => {
  const { caller, at } = await t.rich()
  const card = `wallet${at}`
  const { checkoutId } = await t.system().offer(caller, { due: usd(5_000) })
  for (const amount of [0, '0', '0.00'])
    expect(applyPaymentCard.body.safeParse({ checkoutId, payment_card_id: card, amount }).error?.issues).toMatchObject([
      { path: ['amount'], message: 'enter an amount above 0' },
    ])
  for (const amount of [undefined, null, ''])
    expect(got(await t.system().call(applyPaymentCard, { checkoutId, payment_card_id: card, amount }, caller)).amount).toBe(50)
  const yen = (await t.system().offer(caller, { due: money(9_000, 'JPY') })).checkoutId
  const apply = (amount: string) => t.system().call(applyPaymentCard, { checkoutId: yen, payment_card_id: card, amount }, caller)
  expect(await apply('100.5')).toMatchObject({
    refusal: { code: 'bad_input', detail: { errors: [{ path: 'amount', message: 'JPY has no decimals. Enter a whole amount, such as 100.' }] } },
  })
  expect(got(await apply('100.00'))).toMatchObject({ amount: 100, currency: 'JPY' })
})

test('[C2.11] [A3.6] whatever number of top-ups made it, one balance of a currency is listed and applied, what expires first first; each card has its own back', async () => {
  const caller = t.newPerson()
  const day = 86_400_000
  await t.system().card(caller, 'top_never', 'WALLET', usd(3_000))
  await t.system().card(caller, 'top_late', 'WALLET', usd(2_000), t.clock.nowMs() + 9 * day)
  await t.system().card(caller, 'top_soon', 'WALLET', usd(1_001), t.clock.nowMs() + 2 * day)
  await t.system().card(caller, 'top_gone', 'WALLET', usd(9_000), t.clock.nowMs())
  await t.system().card(caller, 'top_euro', 'WALLET', money(4_000, 'EUR'))
  await t.system().card(caller, 'a_gift', 'CERTIFICATE', usd(5_000))
  const { wallets } = got(await t.system().call(getPaymentCards, { currency: 'USD' }, caller))
  expect(wallets).toEqual([
    expect.objectContaining({
      payment_card_id: 'wallet:USD',
      payment_card_type: 'WALLET',
      redemption_price: 60.01,
      purchase_price: 60.01,
      card_status: 'ACTIVE',
      expiry_time: new Date(t.clock.nowMs() + 2 * day).toISOString(),
    }),
    expect.objectContaining({ payment_card_id: 'wallet:EUR', redemption_price: 40, currency_code: 'EUR', roeRate: 1.13607187 }),
  ])
  const { checkoutId } = await t.system().offer(caller, { due: usd(4_000), rooms: 2 })
  const apply = (more: object = {}) => t.system().call(applyPaymentCard, { checkoutId, payment_card_id: 'wallet:USD', ...more }, caller)
  const applied = got(await apply())
  expect(applied).toMatchObject({ payment_card_id: 'wallet:USD', amount: 40, rooms: [20, 20] })
  expect(applied.checkout.tenders.payment_cards).toMatchObject([{ payment_card_id: 'wallet:USD', amount: 40 }])
  const left = async () => Promise.all(['top_soon', 'top_late', 'top_never', 'a_gift'].map((card) => t.system().left('stored_value', card)))
  expect(await left()).toEqual([0, 0, 2_001, 5_000])
  expect(got(await apply())).toEqual(applied)
  expect(codeOf(await apply({ amount: 5 }))).toBe('card_applied')
  // A tender before it in the order of money makes it smaller, and gone again it grows to what it was.
  await t.system().card(caller, 'some_cash', 'CASH', usd(1_500))
  expect(got(await t.system().call(applyCashcard, { checkoutId, amount: 15 }, caller)).checkout.tenders.payment_cards).toMatchObject([{ amount: 25 }])
  // What it gave back first is what expires last, and one card named alone still pays with it.
  expect(await left()).toEqual([0, 501, 3_000, 5_000])
  const off = got(await t.system().call(removePaymentCard, { checkoutId, payment_card_id: 'wallet:USD' }, caller))
  expect(off.checkout.tenders.payment_cards).toEqual([])
  expect(await left()).toEqual([1_001, 2_000, 3_000, 5_000])
  expect(got(await t.system().call(applyPaymentCard, { checkoutId, payment_card_id: 'top_late' }, caller))).toMatchObject({ amount: 20 })
  expect(got(await apply())).toMatchObject({ amount: 5 })
  expect(await left()).toEqual([501, 0, 3_000, 5_000])
  for (const payment_card_id of ['wallet:GBP', 'wallet:usd', 'wallet:'])
    expect(codeOf(await t.system().call(applyPaymentCard, { checkoutId, payment_card_id }, caller))).toBe('card_not_usable')
  const codes = await t.system().call(removePaymentCard, { checkoutId, payment_card_id: 'wallet:EUR' }, caller)
  expect(codeOf(codes)).toBe('card_not_applied')
})

test('[C2.2] a wallet that another checkout holds is moved with what is applied here, and refused it stays where it was', async () => {
  const caller = t.newPerson()
  await t.system().card(caller, 'wall_a', 'WALLET', usd(2_000))
  await t.system().card(caller, 'wall_b', 'WALLET', usd(3_000))
  const [first, second] = [await t.system().offer(caller, { due: usd(4_000) }), await t.system().offer(caller, { due: usd(4_500) })]
  const apply = ({ checkoutId }: typeof first, more: object = {}) =>
    t.system().call(applyPaymentCard, { checkoutId, payment_card_id: 'wallet:USD', ...more }, caller)
  expect(got(await apply(first)).amount).toBe(40)
  expect(got(await apply(second)).checkout).toMatchObject({
    tenders: { payment_cards: [{ amount: 10 }] },
    held_elsewhere: [{ kind: 'payment_card', id: 'wallet:USD', amount: 40 }],
  })
  const { held } = got(await t.system().call(getPaymentCards, { currency: 'USD' }, caller))
  expect(new Map(held.map(({ checkoutId, amount }) => [checkoutId, amount]))).toEqual(
    new Map([
      [first.checkoutId, 40],
      [second.checkoutId, 10],
    ]),
  )
  for (const payment_card_id of ['wall_a', 'wall_b', 'wallet:USD'])
    expect(
      codeOf(await t.system().call(applyPaymentCard, { checkoutId: (await t.system().offer(caller, { due: usd(900) })).checkoutId, payment_card_id }, caller)),
    ).toBe('held_elsewhere')
  expect(got(await apply(second, { move: true })).checkout).toMatchObject({ tenders: { payment_cards: [{ amount: 45 }] }, held_elsewhere: [] })
  // What is refused moves nothing.
  const later = await t.system().offer(caller, { due: usd(4_000), mode: 'postpaid' })
  const other = await t.system().offer(caller, { due: usd(4_000), product: 'WLT' })
  for (const refused of [later, other]) expect((await apply(refused, { move: true })).ok).toBe(false)
  expect(got(await t.system().call(getPaymentCards, { currency: 'USD' }, caller)).held).toMatchObject([{ checkoutId: second.checkoutId, amount: 45 }])
})
