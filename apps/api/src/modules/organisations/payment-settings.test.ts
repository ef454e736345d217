import { getPaymentSettings, resetPaymentSettings, savePaymentSettings } from '@sojourn/contracts'
import { LANGUAGES } from '@sojourn/i18n'
import { DEFAULT_PAYMENTS, invariant, type Outcome } from '@sojourn/kernel'
import { fakeClock, idOf, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInCaller } from '../../http/index.ts'
import { createOrganisations, paymentsOf } from './index.ts'

const clock = fakeClock()
const org = idOf<'org'>('org_sojourn')
let db: Awaited<ReturnType<typeof testDb>>
let organisations: ReturnType<typeof createOrganisations>

beforeAll(async () => {
  db = await testDb([createOrganisations({} as never).migrations])
  organisations = createOrganisations({
    db,
    clock,
    currencies: { codes: () => [] },
    languages: LANGUAGES,
    products: { isSold: () => true },
    minimumDaysChanged: async () => {},
    acts: { record: async () => null },
    membershipNo: async () => null,
  })
  await db.asSystem((tx) => organisations.seed(tx))
})
afterAll(() => db.close())

const caller = (usrType: 1 | 2 | 3) => ({ orgId: org, user: { usrType } }) as SignedInCaller
const ask = (path: string, body: unknown, who: SignedInCaller): Promise<Outcome<unknown>> => {
  const found = organisations.routes.find((route) => route.kind === 'call' && route.call.path === path)
  invariant(found?.kind === 'call', `${path} is served`)
  return found.handle(body, who, undefined as never)
}
const chosen = { gateway: 'PG_02', popup: true, forced: true, guarantee: true, markup_now: true, pricing_rule: 'net' } as const

test('[B4.8] an organisation that decided nothing is paid by the default settings: PG_03, no guarantee, nothing forced', async () => {
  const { settings } = await organisations.get(org)
  expect(paymentsOf(settings)).toEqual({
    gateway: 'PG_03',
    popup: false,
    forced: false,
    guarantee: false,
    markupNow: false,
    pricingRule: 'markup',
    chosenBy: 'house',
  })
  expect(paymentsOf(settings)).toBe(DEFAULT_PAYMENTS)
})

test('[B4.7] [B4.8] what an operator decides applies at once and after a restart; no one else reads or decides', async () => {
  for (const usrType of [2, 3] as const) {
    expect(await ask(getPaymentSettings.path, {}, caller(usrType))).toMatchObject({ refusal: { code: 'not_allowed' } })
    expect(await ask(savePaymentSettings.path, chosen, caller(usrType))).toMatchObject({ refusal: { code: 'not_allowed' } })
  }
  const dataOf = { ok: true, value: { org_id: org, ...chosen, chosen_by: 'organisation' } }
  expect(await ask(savePaymentSettings.path, chosen, caller(1))).toEqual(dataOf)
  await db.asSystem((tx) => organisations.seed(tx))
  expect(await ask(getPaymentSettings.path, {}, caller(1))).toEqual(dataOf)
  expect((await organisations.get(idOf<'org'>('org_blue'))).settings.payments).toBeUndefined()
})

test('what one process saved another reads at once', async () => {
  const other = createOrganisations({
    db,
    clock,
    currencies: { codes: () => [] },
    languages: LANGUAGES,
    products: { isSold: () => true },
    minimumDaysChanged: async () => {},
    acts: { record: async () => null },
    membershipNo: async () => null,
  })
  const read = other.routes.find((route) => route.kind === 'call' && route.call.path === getPaymentSettings.path)
  invariant(read?.kind === 'call', 'the settings are served')
  const gatewayThere = async () => ((await read.handle({}, caller(1), undefined as never)) as { value: { gateway: string } }).value.gateway
  await ask(savePaymentSettings.path, { ...chosen, gateway: 'PG_01' }, caller(1))
  expect(await gatewayThere()).toBe('PG_01')
  await ask(savePaymentSettings.path, chosen, caller(1))
  expect(await gatewayThere()).toBe('PG_02')
})

test('[C3.4] payment settings go back to the defaults by an operator’s call alone', async () => {
  await ask(savePaymentSettings.path, chosen, caller(1))
  expect(await ask(resetPaymentSettings.path, {}, caller(3))).toMatchObject({ refusal: { code: 'not_allowed' } })
  expect(await ask(getPaymentSettings.path, {}, caller(1))).toMatchObject({ value: { gateway: 'PG_02', chosen_by: 'organisation' } })
  const reset = { gateway: 'PG_03', popup: false, forced: false, guarantee: false, markup_now: false, pricing_rule: 'markup', chosen_by: 'house' }
  expect(await ask(resetPaymentSettings.path, {}, caller(1))).toEqual({ ok: true, value: { org_id: org, ...reset } })
  expect((await organisations.get(org)).settings.payments).toBeUndefined()
})
