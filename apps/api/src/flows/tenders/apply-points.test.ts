import { applyCashcard, applyPoints, checkLoyaltyPoints, removePoints } from '@sojourn/contracts'
import { money } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { codeOf, got, paidBy, usd, useTenders } from './tender-tests.testing.ts'

const t = useTenders()

test('[A3.7] [B7.7] [A9.6] points are listed by kind with their rate; hotels may be sent as HTL', async () => {
  const { caller } = await t.rich()
  const { checkoutId } = await t.system().offer(caller, { due: usd(5_000) })
  const listed = got(await t.system().call(checkLoyaltyPoints, { checkoutId, product_type: 'HTL' as 'HLT' }, caller))
  expect(listed.point_types).toEqual([
    {
      points: 12_000,
      rate_per_miles: 100,
      point_type_code: 'SOJOURN_MILES',
      point_type_label: 'Sojourn Miles',
      funding_partner_code: 'SOJOURN',
      rule_code: 'MILES_BURN',
      rule_level: 'ORGANISATION',
      points_max: 5_000,
      amount_max: 50,
      currency: 'USD',
    },
    expect.objectContaining({ points: 3_000, rate_per_miles: 200, points_max: 3_000, amount_max: 15, point_type_code: 'PARTNER_POINTS' }),
  ])
  expect(listed.loyalty_membership_no).toMatch(/\S/)
  expect(listed.earns).toEqual({ points: 50, point_type_label: 'Sojourn Miles' })
})

test('[A4.6] [A5.6] points are capped at what there is, oldest first, and come back to the lots they came from', async () => {
  const { caller } = await t.rich()
  const { checkoutId } = await t.system().offer(caller, { due: usd(50_000) })
  const apply = (points: number, point_type_code = 'SOJOURN_MILES') => t.system().call(applyPoints, { checkoutId, point_type_code, points }, caller)
  const applied = got(await apply(99_999))
  expect(applied).toMatchObject({ points: 12_000, amount: 120, point_type_code: 'SOJOURN_MILES' })
  expect(got(await apply(99_999))).toEqual(applied)
  expect(codeOf(await apply(1_000))).toBe('points_applied')
  expect(codeOf(await apply(99_999, 'PARTNER_POINTS'))).toBe('points_applied')
  const listed = got(await t.system().call(checkLoyaltyPoints, { checkoutId }, caller))
  expect(listed.point_types[0]).toMatchObject({ points: 12_000, points_max: 12_000 })
  got(await t.system().call(removePoints, { checkoutId }, caller))
  const partial = got(await apply(6_000))
  expect(partial).toMatchObject({ points: 6_000, amount: 60 })
  const lots = await t.system().lots(caller)
  expect(await Promise.all(lots.filter((lot) => lot.typeCode === 'SOJOURN_MILES').map((lot) => t.system().left('points', lot.lotId)))).toEqual([0, 6_000])
  got(await t.system().call(removePoints, { checkoutId }, caller))
  expect(await Promise.all(lots.filter((lot) => lot.typeCode === 'SOJOURN_MILES').map((lot) => t.system().left('points', lot.lotId)))).toEqual([5_000, 7_000])
})

test('points are not for memberships, and points of another kind cannot be used', async () => {
  const { caller } = await t.rich()
  const { checkoutId } = await t.system().offer(caller, { due: usd(5_000), product: 'SUB' })
  expect(codeOf(await t.system().call(applyPoints, { checkoutId, point_type_code: 'SOJOURN_MILES', points: 10 }, caller))).toBe('points_not_for_this')
  expect(codeOf(await t.system().call(checkLoyaltyPoints, { checkoutId }, caller))).toBe('points_not_for_this')
  const poor = t.newPerson()
  const of = await t.system().offer(poor, { due: usd(5_000) })
  const none = (code: string) => t.system().call(applyPoints, { checkoutId: of.checkoutId, point_type_code: code, points: 10 }, poor)
  expect([codeOf(await none('SOJOURN_MILES')), codeOf(await none('NOT_THERE'))]).toEqual(['no_points', 'no_points'])
})

test('[A6.5] an agent may add an amount to points, held on the credit line; others may not, and none beyond the line', async () => {
  const { caller: agent } = await t.rich(3)
  const { caller: member } = await t.rich()
  const line = await t.system().line(agent, usd(10_000))
  const offer = async (of: typeof agent) => (await t.system().offer(of, { due: usd(30_000) })).checkoutId
  const request = (checkoutId: string, agent_extra_amount: number) => ({ checkoutId, point_type_code: 'SOJOURN_MILES', points: 1_000, agent_extra_amount })
  const own = await offer(agent)
  expect(codeOf(await t.system().call(applyPoints, request(await offer(member), 5), member))).toBe('extra_not_allowed')
  expect(codeOf(await t.system().call(checkLoyaltyPoints, { checkoutId: await offer(member), agent_extra_amount: 5 }, member))).toBe('extra_not_allowed')
  // An amount beyond any sum of money is refused as an extra; for a caller who is no agent it is not even read.
  for (const call of [applyPoints, checkLoyaltyPoints])
    for (const amount of [1e300, 1e15, 1_000_000_000, -1, 1.234]) expect(call.body.safeParse(request(own, amount)).success, `${amount}`).toBe(false)
  expect(codeOf(await t.system().call(applyPoints, request(own, 999_999_999), agent))).toBe('credit_exceeded')
  expect(codeOf(await t.system().call(applyPoints, request(own, 100.01), agent))).toBe('credit_exceeded')
  const applied = got(await t.system().call(applyPoints, request(own, 60), agent))
  expect(applied).toMatchObject({ points: 1_000, amount: 10, agent_extra_amount: 60 })
  expect(paidBy(applied)).toEqual([
    ['points', 10],
    ['agent_extra', 60],
    ['card', 230],
  ])
  expect(await t.system().left('credit_available', line.lineId)).toBe(4_000)
  got(await t.system().call(removePoints, { checkoutId: own }, agent))
  expect(await t.system().left('credit_available', line.lineId)).toBe(10_000)
})

test('[A6.5] asked again word for word, points answer as they did, also where they left nothing for the agency to add', async () => {
  const { caller: agent } = await t.rich(3)
  await t.system().line(agent, usd(10_000))
  const { checkoutId } = await t.system().offer(agent, { due: usd(3_000) })
  const request = { checkoutId, point_type_code: 'SOJOURN_MILES', points: 5_000, agent_extra_amount: 5 }
  const first = got(await t.system().call(applyPoints, request, agent))
  expect(first).toMatchObject({ points: 3_000, amount: 30, agent_extra_amount: 0 })
  expect(got(await t.system().call(applyPoints, request, agent))).toEqual(first)
  for (const other of [{ agent_extra_amount: 6 }, { agent_extra_amount: undefined }, { points: 4_999 }])
    expect(codeOf(await t.system().call(applyPoints, { ...request, ...other }, agent))).toBe('points_applied')
})

test('[A3.7] points that pay in another currency say on their line at which rate they were converted', async () => {
  const { caller } = await t.rich()
  const { checkoutId } = await t.system().offer(caller, { due: money(50_000, 'EUR') })
  const applied = got(await t.system().call(applyPoints, { checkoutId, point_type_code: 'SOJOURN_MILES', points: 1_000 }, caller))
  expect(applied.checkout.lines[0]).toMatchObject({ kind: 'points', amount: 8.8, rule: '100 points are worth 1 USD, 1 USD = 0.880226 EUR' })
})

test('[B7.7] [A5.6] points may come as a text of digits; anything else is refused once, with the reason', async () => {
  const { caller } = await t.rich()
  const { checkoutId } = await t.system().offer(caller, { due: usd(50_000) })
  const request = { checkoutId, point_type_code: 'SOJOURN_MILES' }
  const first = got(await t.system().call(applyPoints, { ...request, points: ' 100 ' }, caller))
  expect(first).toMatchObject({ points: 100, amount: 1 })
  expect(got(await t.system().call(applyPoints, { ...request, points: 100 }, caller))).toEqual(first)
  const result = (points: unknown) => applyPoints.body.safeParse({ ...request, points }).error?.issues.map(({ message }) => message)
  for (const points of ['1.5', 1.5, '1e3', '-1', 'all', '', null, undefined, true, []])
    expect(result(points), `${points}`).toEqual(['whole points in digits, such as 100'])
  for (const points of [0, '0', -1, -1.5]) expect(result(points), `${points}`).toEqual(['use at least one point'])
  for (const points of [1e12, 1e300, '1000000001']) expect(result(points), `${points}`).toEqual(['1,000,000,000 points at most'])
})

test('[A5.4] [A6.5] an amount out of range is refused once', () => {
  const result = (amount: unknown) => [
    applyCashcard.body.safeParse({ checkoutId: 'any', amount }).error?.issues.map(({ message }) => message),
    checkLoyaltyPoints.body.safeParse({ checkoutId: 'any', agent_extra_amount: amount }).error?.issues.map(({ message }) => message),
  ]
  for (const amount of [-1, -0.001, '-1', 'all']) expect(result(amount)).toEqual([0, 1].map(() => ['digits, with two decimals at most, such as 40 or 40.50']))
  for (const amount of [1e12, 1e300, '1000000000']) expect(result(amount)).toEqual([0, 1].map(() => ['999,999,999 at most']))
})

test('[A6.5] asked what points are worth, an amount that the agency cannot add is refused as when it is applied', async () => {
  const { caller: agent } = await t.rich(3)
  const { checkoutId } = await t.system().offer(agent, { due: usd(30_000) })
  const check = (agent_extra_amount: number, of = checkoutId) => t.system().call(checkLoyaltyPoints, { checkoutId: of, agent_extra_amount }, agent)
  expect(codeOf(await check(5))).toBe('extra_not_allowed')
  const line = await t.system().line(agent, usd(10_000))
  expect([codeOf(await check(999_999_999)), codeOf(await check(100.01)), codeOf(await check(100))]).toEqual(['credit_exceeded', 'credit_exceeded', 'ok'])
  // What the checkout holds of the line already is the agency's still.
  got(await t.system().call(applyPoints, { checkoutId, point_type_code: 'SOJOURN_MILES', points: 1_000, agent_extra_amount: 60 }, agent))
  expect([await t.system().left('credit_available', line.lineId), codeOf(await check(100))]).toEqual([4_000, 'ok'])
  const yen = (await t.system().offer(agent, { due: money(30_000, 'JPY') })).checkoutId
  expect(await check(0.5, yen)).toMatchObject({ refusal: { code: 'bad_input', detail: { errors: [{ path: 'agent_extra_amount' }] } } })
})
