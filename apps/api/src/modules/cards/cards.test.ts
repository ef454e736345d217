import type { BodyOf, Call, DataOf } from '@sojourn/contracts'
import { deleteCard, getUserCreditCards, setDefaultCard, setupCard } from '@sojourn/contracts'
import type { Db } from '@sojourn/db'
import { createIds, DEFAULT_PAYMENTS, DEFAULT_SITE, invariant, type Outcome, type UserId } from '@sojourn/kernel'
import { fakeClock, idOf, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedInCaller } from '../../http/index.ts'
import { brandOf, type SavedCard } from './domain/saved-card.ts'
import { type Cards, type CardVault, cardsMigrations, createCards, createCardVault, type VaultCall } from './index.ts'

const org = idOf<'org'>('org_test')
const clock = fakeClock()
let db: Db
let people = 0
let customers = 0

interface StoredCard extends SavedCard {
  readonly customerId: string
}

/** A vault in memory: what it says and how it fails is the test's. */
function vaultOf() {
  const state = { saved: [] as StoredCard[], made: [] as string[], keys: new Map<string, string>(), silent: false, spent: false, setups: 0 }
  const silence = { kind: 'unknown', why: 'silence', spent: false } as const
  const answered = <T>(value: T) => (state.silent ? silence : ({ kind: 'answered', value } as const))
  const vault: CardVault = {
    async createCustomer({ key }) {
      if (state.spent) {
        state.spent = false
        return { ...silence, spent: true }
      }
      const id = state.keys.get(key) ?? `cus_${++customers}`
      state.keys.set(key, id)
      state.made.push(key)
      return answered(id)
    },
    listCards: async (customerId) => answered(state.saved.filter((card) => card.customerId === customerId).slice(0, 100)),
    replacementOf: async () => answered({ cardId: null }),
    async makeDefault(customerId, cardId) {
      state.saved = state.saved.map((card) => (card.customerId === customerId ? { ...card, isDefault: card.id === cardId } : card))
      return answered(true)
    },
    async forget({ id }) {
      state.saved = state.saved.filter((card) => card.id !== id)
      return answered(true)
    },
    issueToken: async (customerId) => answered({ token: `tok_${customerId}`, expiresAt: '2027-01-01T00:30:00.000Z' }),
    openSetup: async () => answered({ id: `seti_${++state.setups}`, clientSecret: `seti_${state.setups}_secret` }),
  }
  return { vault, state }
}

let system: ReturnType<typeof vaultOf>
let cards: Cards

beforeAll(async () => {
  db = await testDb([cardsMigrations])
})
afterAll(() => db.close())
beforeEach(() => {
  system = vaultOf()
  cards = createCards({
    db,
    clock,
    ids: createIds(clock.nowMs),
    vault: system.vault,
    acts: { record: async () => null, settle: async () => {} },
    personByEmail: async () => null,
  })
})

function person(more: Partial<SignedInCaller> = {}): SignedInCaller {
  const userId = `usr_${++people}` as UserId
  const user = { userId, sessionId: 's', email: `${userId}@sojourn.test`, firstName: 'Nora', lastName: 'Albright', phone: null, usrType: 2 as const }
  const caller = {
    orgId: org,
    org: {
      orgId: org,
      name: 'Sojourn',
      currency: 'USD',
      language: 'en-US',
      markup: { b2c: 0, b2b: 0 },
      minimumCheckinDays: 1,
      payments: DEFAULT_PAYMENTS,
      site: DEFAULT_SITE,
      products: [],
      contact: { email: null, phone: null },
    },
  }
  const rest = { currency: 'USD', language: 'en-US', origin: 'http://localhost', ip: '', userAgent: null, requestId: 'req', knownBrowserId: null }
  return {
    ...caller,
    ...rest,
    user: { ...user, title: null, preferredCurrency: null, preferredLanguage: null },
    browserId: () => idOf<'browser'>('brw'),
    ...more,
  }
}

const call =
  <C extends Call>(contract: C) =>
  (body: BodyOf<C>, caller: SignedInCaller): Promise<Outcome<DataOf<C>>> => {
    const found = cards.routes.find((route) => route.kind === 'call' && route.call.path === contract.path)
    invariant(found?.kind === 'call', `${contract.path} is served`)
    return found.handle(contract.body.parse(body), caller, undefined as never) as Promise<Outcome<DataOf<C>>>
  }
const list = (caller: SignedInCaller, more: object = {}) => call(getUserCreditCards)({ email: caller.user.email, ...more }, caller)
const makeDefault = (caller: SignedInCaller, card_id: string) =>
  call(setDefaultCard)({ merchant_id: org, email: caller.user.email, card_id, is_default: 1 }, caller)
const forget = (caller: SignedInCaller, card_id: string) => call(deleteCard)({ email: caller.user.email, card_id }, caller)
const got = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value
}
const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'ok' : outcome.refusal.code)

/** A person with cards, newest first; the last one given is the default. */
async function holder(...ids: string[]) {
  const caller = person()
  await call(setupCard)({}, caller)
  const customerId = (await cards.findCustomer(org, caller.user.userId))!
  system.state.saved = ids.map((id, i) => ({
    customerId,
    id,
    nickName: 'Travel',
    holder: 'Nora Albright',
    brand: 'visa',
    last4: String(1000 + i),
    expMonth: 8,
    expYear: 2030,
    isDefault: i === ids.length - 1,
    fingerprint: null,
    olderIds: [],
  }))
  return { caller, customerId }
}

test('a number that was saved twice is one card: the newest, and the default whichever of them is; forgetting it forgets both, the shown one last', async () => {
  const asked: string[] = []
  const method = (id: string, fingerprint: string) => ({ id, card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2030, fingerprint } })
  const gateway: VaultCall = async (read, verb, path) => {
    asked.push(`${verb} ${path.split('?')[0]}`)
    const body = path.startsWith('/v1/customers')
      ? { invoice_settings: { default_payment_method: 'pm_1' } }
      : { data: [method('pm_3', 'a'), method('pm_2', 'b'), method('pm_1', 'a')] }
    return { kind: 'answered', value: read(body)! }
  }
  const vault = createCardVault(gateway)
  const listed = await vault.listCards('cus_1')
  invariant(listed.kind === 'answered', 'the gateway answers')
  expect(listed.value).toMatchObject([
    { id: 'pm_3', isDefault: true, olderIds: ['pm_1'] },
    { id: 'pm_2', isDefault: false, olderIds: [] },
  ])
  asked.length = 0
  await vault.forget(listed.value[0]!)
  expect(asked).toEqual(['POST /v1/payment_methods/pm_1/detach', 'POST /v1/payment_methods/pm_3/detach'])
})

test('[A3.1] [A3.2] [B3.1] one vault in both shapes: the old names that callers read and the new ones', async () => {
  const { caller, customerId } = await holder('pm_new', 'pm_first')
  const { cards: old, cardsPGV2, ...rest } = got(await list(caller, { merchant_id: org, mobile: '+1 202 555 0100' }))
  const shared = { cca_customer_token: customerId, expiry_month: 8, expiry_year: 2030, merchant_id: org, brand: 'visa', card_type: 'visa' }
  expect(old).toEqual([
    { cca_card_id: 'pm_new', card_key: 'pm_new', card_number: '1000', is_default: 0, ...shared },
    { cca_card_id: 'pm_first', card_key: 'pm_first', card_number: '1001', is_default: 1, ...shared },
  ])
  const both = { nick_name: 'Travel', name: 'Nora Albright', brand: 'visa', exp_month: 8, exp_year: 2030 }
  expect(cardsPGV2).toEqual([
    { id: 'pm_new', last4: '1000', is_default: false, ...both },
    { id: 'pm_first', last4: '1001', is_default: true, ...both },
  ])
  expect(rest).toEqual({
    merchant_id: org,
    customer_token: `tok_${customerId}`,
    customer_token_expires_at: '2027-01-01T00:30:00.000Z',
    known: true,
    may_change: true,
  })
})

test('[A3.3] brands are spelled as their icons are, and one we have no icon for says so', () => {
  const answer = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay', 'constructor']
  expect(answer.map(brandOf)).toEqual(['visa', 'mastercard', 'amex', 'discover', 'dinersClub', 'jcb', 'unknown', 'unknown'])
})

test('[B7.10] the gateway is asked for 100 cards at most, newest first, and for which one is the default', async () => {
  const asked: string[] = []
  const answers: VaultCall = async (read, method, path) => {
    asked.push(`${method} ${path}`)
    const card = {
      id: 'pm_1',
      card: { brand: 'diners', last4: '0004', exp_month: 1, exp_year: 2031 },
      billing_details: { name: null },
      metadata: { nick_name: 'Blue' },
    }
    const body = path.startsWith('/v1/customers') ? { invoice_settings: { default_payment_method: 'pm_1' } } : { data: [card] }
    return { kind: 'answered', value: read(body)! }
  }
  const answer = await createCardVault(answers).listCards('cus_1')
  expect(asked).toEqual(['GET /v1/payment_methods?type=card&limit=100&customer=cus_1', 'GET /v1/customers/cus_1'])
  expect(answer).toMatchObject({ value: [{ id: 'pm_1', nickName: 'Blue', holder: null, brand: 'dinersClub', isDefault: true }] })
})

test('[A7.4] [B7.10] the default moves and the card goes; the newest takes over from a default that went', async () => {
  const { caller } = await holder('pm_c', 'pm_b', 'pm_a')
  const defaults = (data: { cardsPGV2: { id: string; is_default: boolean }[] }) => data.cardsPGV2.filter((card) => card.is_default).map(({ id }) => id)
  expect(defaults(got(await makeDefault(caller, 'pm_b')))).toEqual(['pm_b'])
  expect(defaults(got(await list(caller)))).toEqual(['pm_b'])
  const left = got(await forget(caller, 'pm_a'))
  expect([left.cards.map((card) => card.cca_card_id), defaults(left)]).toEqual([['pm_c', 'pm_b'], ['pm_b']])
  expect(codeOf(await forget(caller, 'pm_a'))).toBe('not_found')
})

test('[A7.4] with is_default 1 and a merchant but no card, the newest card saved under that merchant becomes the default', async () => {
  const { caller } = await holder('pm_c', 'pm_b', 'pm_a')
  const of = { merchant_id: org, email: caller.user.email }
  const set = got(await call(setDefaultCard)({ ...of, is_default: 1 }, caller))
  expect(set.cardsPGV2.map(({ id, is_default }) => [id, is_default])).toEqual([
    ['pm_c', true],
    ['pm_b', false],
    ['pm_a', false],
  ])
  expect(codeOf(await call(setDefaultCard)({ ...of, merchant_id: 'org_other', is_default: 1 }, caller))).toBe('not_allowed')
  for (const unclear of [of, { email: caller.user.email, is_default: 1 as const }])
    expect(codeOf(await call(setDefaultCard)(unclear, caller))).toBe('bad_input')
  expect(codeOf(await call(setDefaultCard)({ ...of, email: person().user.email, is_default: 1 }, caller))).toBe('not_allowed')
  const without = await holder()
  expect(codeOf(await call(setDefaultCard)({ merchant_id: org, email: without.caller.user.email, is_default: 1 }, without.caller))).toBe('not_found')
})

test('[A6.2] another’s card answers like a missing one, another’s e-mail and another merchant are refused', async () => {
  const other = await holder('pm_theirs')
  const theirs = system.state.saved
  const { caller } = await holder('pm_mine')
  system.state.saved = [...system.state.saved, ...theirs]
  for (const verb of [makeDefault, forget]) expect(await verb(caller, 'pm_theirs')).toEqual(await verb(caller, 'pm_nowhere'))
  expect(codeOf(await list(caller, { email: other.caller.user.email }))).toBe('not_allowed')
  expect(codeOf(await list(caller, { merchant_id: 'org_other' }))).toBe('not_allowed')
  expect(system.state.saved).toHaveLength(2)
})

test('[A8.11] the gateway does not answer: the lists are empty and marked unknown, and a change is not reported as done', async () => {
  const { caller } = await holder('pm_a')
  system.state.silent = true
  expect(got(await list(caller))).toMatchObject({ cards: [], cardsPGV2: [], known: false, customer_token: null })
  expect([codeOf(await makeDefault(caller, 'pm_a')), codeOf(await forget(caller, 'pm_a'))]).toEqual(['gateway_unreachable', 'gateway_unreachable'])
  expect(codeOf(await call(setupCard)({}, person()))).toBe('gateway_unreachable')
  expect(system.state.saved).toHaveLength(1)
})

test('[A6.2] staff acting in a person’s place see masked cards, get no token, and add, change and delete none', async () => {
  const { caller } = await holder('pm_a')
  const acting = { ...caller, impersonator: idOf<'user'>('usr_operator') }
  const seen = got(await list(acting))
  expect(seen).toMatchObject({
    customer_token: null,
    cards: [{ card_number: '1000', cca_customer_token: '' }],
    cardsPGV2: [{ name: null, nick_name: null, last4: '1000' }],
  })
  // With its id, the gateway would charge it.
  expect(JSON.stringify(seen)).not.toContain('pm_a')
  for (const refused of [await makeDefault(acting, 'pm_a'), await forget(acting, 'pm_a'), await call(setupCard)({}, acting)])
    expect(codeOf(refused)).toBe('not_allowed')
  expect(system.state.saved).toHaveLength(1)
})

test('reading the cards of a person without any creates no gateway customer; the first setup creates one, once', async () => {
  const caller = person()
  expect(got(await list(caller))).toMatchObject({ cards: [], customer_token: null, known: true })
  expect(system.state.made).toEqual([])
  system.state.spent = true
  const opened = await Promise.all([1, 2, 3].map(() => call(setupCard)({}, caller)))
  expect(new Set(opened.map((each) => got(each).setup_id)).size).toBe(3)
  const key = `customer:${caller.user.userId}`
  // One of the three met a key that its error had spent; the other two may have read it before that or after.
  expect(system.state.made).toContain(`${key}:2`)
  expect(system.state.made.filter((made) => made !== key && made !== `${key}:2`)).toEqual([])
  const known = await cards.findCustomer(org, caller.user.userId)
  await call(setupCard)({}, caller)
  expect(await cards.findCustomer(org, caller.user.userId)).toBe(known)
})
