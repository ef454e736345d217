import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type Db, raw, sql } from '@sojourn/db'
import { LANGUAGES } from '@sojourn/i18n'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { AGENCY, heldBy, openAgencies } from './agencies.testing.ts'
import { type ApiAnswer, type Browser, contact, guests, wholeDb } from './whole-api.testing.ts'

/** Every link of our mail, as a scanner, its person and others open it: a page reads what the link is good for, and only a click does something. */
const SITE = 'localhost:4100'
const BLUE = 'blue.localhost:4100'
const DAY_MS = 86_400_000
const account = { first_name: 'Ines', last_name: 'Duarte', password: 'a river and a bridge' }
const clock = fakeClock()
let db: Db
let system: Awaited<ReturnType<typeof openAgencies>>

beforeAll(async () => {
  db = await wholeDb()
  system = await openAgencies(db, clock)
})
afterAll(() => db.close())
afterEach(() => expect(system.faults).toEqual([]))

type Call = (browser: Browser, token: string, headers?: Record<string, string>) => Promise<ApiAnswer>
interface Way {
  readonly host: string
  /** The link's address as far as its token, which ends it. */
  readonly address: RegExp
  /** Who signs in before they click; absent where the link is enough. */
  readonly as?: string
  /** Has the link mailed, and answers its token and who may click it. */
  mailed(name: string): Promise<{ token: string; by: Browser }>
  /** What the page asks before anybody clicks; null where it asks nothing. */
  readonly look: Call | null
  readonly click: Call
  /** What the second click, and the look after it, are told. */
  readonly again: object
  readonly lookAgain?: object
  /** Makes time pass until it ended; null where it never does. */
  readonly ends: ((token: string) => Promise<unknown>) | null
  /** What a click on an ended or a wrong one is told. */
  readonly ended: object
  readonly wrong: object
}

async function mailedTo(email: string, host: string, address: RegExp): Promise<string> {
  const { messages } = (await (await system.visit(host).ask(`/dev/mail.json?to=${email}`)).json()) as { messages: { links: string[] }[] }
  for (const link of messages.flatMap(({ links }) => links)) {
    const token = address.exec(link)?.[1]
    if (token) return decodeURIComponent(token)
  }
  throw new Error(`no link for ${email}`)
}
const read =
  (kind: string): Call =>
  (browser, token, headers) =>
    browser.call('/api/user/readLink', { kind, token }, headers)
const run = (text: string) => db.asSystem(async (tx) => (await raw<Record<string, unknown>>`${raw.raw(text)}`.execute(sql(tx))).rows)
// The sign-in library asks the machine's clock.
const endResets = () => run('update verifications set expires_ms = 1')
const gone = { status_code: 410, code: 'link_spent' }
const spent = { status_code: 409, code: 'link_spent' }
const resetClick: Call = (browser, token, headers) => browser.call('/api/user/resetPassword', { token, password: 'another river and a bridge' }, headers)
const reset = {
  look: read('reset_password'),
  click: resetClick,
  again: spent,
  lookAgain: { state: 'unknown', email: null },
  ends: endResets,
  ended: spent,
  wrong: spent,
}
const RESET = /\/reset-password\?token=([^&]+)$/
const invited = { status_code: 409, code: 'invitation_spent' }

async function newGift(name: string): Promise<void> {
  const giver = await system.person('member@sojourn.test', SITE)
  const held = await giver.call('/api/wallet/prebook', { amount: 40, gift: { name: 'Theo', email: `${name}@example.com` } })
  const { checkoutId } = held.body.data
  const { booking_id } = (await giver.call('/api/wallet/book', { checkoutId, contact, consented_total: 40 })).body.data
  system.gateway.browser.pays([...system.gateway.intents.values()].find((each) => each.metadata.booking_id === booking_id)!)
  await giver.call('/api/booking/getStatus', { booking_id })
}
let night = 0
async function newPayLink(): Promise<string> {
  night += 2
  const day = (n: number) => new Date(Date.UTC(2027, 2, 1) + n * DAY_MS).toISOString().slice(0, 10)
  const agent = await system.agent()
  const { checkoutId } = await heldBy(agent, { checkin: day(night), checkout: day(night + 1) })
  const sent = await agent.call('/api/agents/sendPayLink', { checkoutId, client_id: 'usr_client', guests })
  return sent.body.data.url.split('/').at(-1)
}
async function newMembership(address: RegExp): Promise<string> {
  const member = await system.person('member@blue.test', BLUE)
  await member.call('/api/plans/cancel', { how: 'withdraw' })
  clock.advance(1_000)
  await member.call('/api/plans/initbook', { id: 'sub_crew', currency: 'EUR', plan_amount: 60, charge_org: true })
  return mailedTo('member@blue.test', BLUE, address)
}
const ending = (how: 'cancel' | 'withdraw', again: object): Way => {
  const address = new RegExp(`/membership/${how}\\?token=([^&]+)$`)
  return {
    host: BLUE,
    address,
    mailed: async () => ({ token: await newMembership(address), by: system.visit(BLUE) }),
    look: (browser, token, headers) => browser.call('/api/plans/cancelQuote', { token }, headers),
    click: (browser, token, headers) => browser.call('/api/plans/cancel', { token, ...(how === 'withdraw' && { how }) }, headers),
    again,
    ends: async () => clock.advance(401 * DAY_MS),
    ended: gone,
    wrong: gone,
  }
}

const WAYS: Readonly<Record<string, Way>> = {
  'a sign-up': {
    host: SITE,
    address: /\/verify-email\?token=([^&]+)$/,
    async mailed(name) {
      const by = system.visit(SITE)
      await by.call('/api/user/signUp', { ...account, email: `${name}@example.com` })
      return { token: await mailedTo(`${name}@example.com`, SITE, this.address), by }
    },
    look: read('verify_email'),
    click: (browser, token, headers) => browser.call('/api/user/verifyEmail', { token }, headers),
    again: { data: { state: 'already_confirmed' } },
    lookAgain: { state: 'used' },
    ends: async () => clock.advance(DAY_MS),
    ended: spent,
    wrong: spent,
  },
  'a forgotten password': {
    ...reset,
    host: SITE,
    address: RESET,
    async mailed() {
      const by = system.visit(SITE)
      clock.advance(DAY_MS)
      await by.call('/api/user/forgotPassword', { email: 'expired@sojourn.test' })
      return { token: await mailedTo('expired@sojourn.test', SITE, RESET), by }
    },
  },
  'a client of an agent': {
    ...reset,
    host: AGENCY,
    address: RESET,
    async mailed(name) {
      await (await system.agent()).call('/api/agents/addClient', { first_name: 'Ines', last_name: 'Vale', email: `${name}@example.com` })
      return { token: await mailedTo(`${name}@example.com`, AGENCY, RESET), by: system.visit(AGENCY) }
    },
  },
  'an invitation': {
    host: SITE,
    address: /accesscode=([^&]+&email=[^&]+)/,
    async mailed(name) {
      const desk = await system.person('operator@sojourn.test', SITE)
      await desk.call('/api/operator/invite', { email: `${name}@example.com`, reason: 'A fair in Porto' })
      return { token: await mailedTo(`${name}@example.com`, SITE, this.address), by: system.visit(SITE) }
    },
    look: null,
    click: (browser, token, headers) => {
      const [access_code, email = 'nobody@example.com'] = token.split('&email=')
      return browser.call('/api/user/signUp', { ...account, email, access_code }, headers)
    },
    again: invited,
    ends: async () => clock.advance(14 * DAY_MS),
    ended: invited,
    wrong: invited,
  },
  'a pay link': {
    host: AGENCY,
    as: 'client@northwind.test',
    address: /\/pay\/([\w-]+)$/,
    mailed: async () => ({ token: await newPayLink(), by: await system.client() }),
    look: (browser, token, headers) => browser.call('/api/agents/previewPayLink', { token }, headers),
    // What it opens is the checkout, which is paid there.
    click: (browser, token, headers) => browser.call('/api/agents/openPayLink', { token }, headers),
    again: { data: { agent: 'Mara Jensen' } },
    ends: async () => clock.advance(3_600_000),
    ended: { status_code: 410, code: 'link_expired' },
    wrong: { status_code: 404, code: 'not_found' },
  },
  'a gift': {
    host: SITE,
    as: 'new@sojourn.test',
    address: /\?claim=([^&]+)$/,
    async mailed(name) {
      await newGift(name)
      return { token: await mailedTo(`${name}@example.com`, SITE, this.address), by: await system.person(this.as!, SITE) }
    },
    look: null,
    click: (browser, token, headers) => browser.call('/api/wallet/claim', { code: token }, headers),
    again: { data: { card: { redemption_price: 40 } } },
    ends: null,
    ended: {},
    wrong: { status_code: 400, code: 'code_malformed' },
  },
  'a membership that ends': ending('cancel', { data: { refund: 0 } }),
  'a contract that is withdrawn from': ending('withdraw', { data: { state: 'withdrawn' } }),
}
/** The address alone opens a page of the site, where its person signs in; it has no token. */
const PAGE = 'a page'
/** Each button of a letter and where it leads: one that is missing here has not been tried. */
const BUTTONS: Readonly<Record<string, string>> = {
  'Confirm my email: link': 'a sign-up',
  'Set a new password: link': 'a forgotten password',
  'Set a password: link': 'a client of an agent',
  'Create account: link': 'an invitation',
  'Review and pay: link': 'a pay link',
  'Add to my wallet: link': 'a gift',
  'Cancel: endLink': 'a membership that ends',
  'Cancel my membership: bought.cancelLink': 'a membership that ends',
  'Cancel my membership: cancelLink': 'a membership that ends',
  'View my membership: membershipLink': 'a membership that ends',
  'Withdraw from contract here: bought.withdrawLink': 'a contract that is withdrawn from',
  'Sign in: link': PAGE,
  'See what we hold for you: link': PAGE,
  'View my booking: booking.bookingLink': PAGE,
  'Accept or get a refund: booking.bookingLink': PAGE,
  'Search again: booking.searchLink': PAGE,
  'See what will be charged when: chargesLink': PAGE,
  'See your charges: chargesLink': PAGE,
  'Pay now: payLink': PAGE,
  'Choose another card or pay: payLink': PAGE,
  'Pay and approve: payLink': PAGE,
  'Come back: payLink': PAGE,
  'View my wallet: walletLink': PAGE,
  'Back to my wallet: walletLink': PAGE,
  'View my membership: bought.profileLink': PAGE,
  'View my membership: profileLink': PAGE,
}

/** All that is stored, but for counts of tries. */
async function stored(): Promise<Record<string, unknown>> {
  const tables = await run("select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'tries' order by 1")
  const all: Record<string, unknown> = {}
  for (const { name } of tables)
    all[name as string] = (await run(`select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as of from "${name}" t`))[0]?.of
  return all
}

/** The same once what was begun before has ended: what is sent on behind an answer is marked as sent a moment later. */
async function storedAtRest(): Promise<Record<string, unknown>> {
  for (let before = await stored(); ; ) {
    await wait(50)
    const now = await stored()
    if (isDeepStrictEqual(now, before)) return now
    before = now
  }
}

test('every button of a letter leads to a link that is tried here, or to a page', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /letter|modules\/messages/.test(file) && /(?<!test|testing)\.ts$/.test(file),
  )
  const found = files.flatMap((file) =>
    [...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(/\bbutton\((.+?), ([\w.]+)\)/g)].flatMap(([, label = '', link]) =>
      [...label.matchAll(/`([^`]+)`/g)].map(([, words]) => `${words}: ${link}`),
    ),
  )
  expect([...new Set(found)].sort()).toEqual(Object.keys(BUTTONS).sort())
  expect(new Set(Object.values(BUTTONS))).toEqual(new Set([...Object.keys(WAYS), PAGE]))
})

const nameOf = (what: string): string => what.replaceAll(' ', '-')

for (const [what, way] of Object.entries(WAYS))
  test(`the link of ${what} is opened by a scanner without a trace, clicked by its person once, and says what is true afterwards`, async () => {
    const { token, by } = await way.mailed(nameOf(what))
    const before = await storedAtRest()
    for (let i = 0; i < 2; i++) {
      await way.look?.(system.visit(way.host), token)
      for (const method of ['GET', 'HEAD']) await system.visit(way.host).ask(`/api/user/readLink?token=${encodeURIComponent(token)}`, { method })
    }
    expect(await stored()).toEqual(before)
    const abroad = await way.click(system.visit(way.host === BLUE ? SITE : BLUE), token)
    expect(abroad.status, abroad.text).toBeGreaterThanOrEqual(400)
    const clicked = await way.click(by, token)
    expect(clicked.status, clicked.text).toBe(200)
    expect((await way.click(by, token)).body).toMatchObject(way.again)
    if (way.lookAgain) expect((await way.look!(system.visit(way.host), token)).body.data).toMatchObject(way.lookAgain)
  })

for (const [what, way] of Object.entries(WAYS))
  test(`the link of ${what} that ended or was never sent is refused in every language`, async () => {
    const refused = async (sent: string, told: object) => {
      const messages = new Set<string>()
      for (const [index, { tag }] of LANGUAGES.entries()) {
        const by = way.as ? await system.person(way.as, way.host) : system.visit(way.host, `203.0.113.${index + 1}`)
        by.cookies.set('sojourn_language', tag)
        const { body } = await way.click(by, sent)
        expect(body, tag).toMatchObject(told)
        messages.add(body.message)
        // Tries at one address are counted by the hour.
        clock.advance(3_600_000)
      }
      expect([...messages]).toHaveLength(LANGUAGES.length)
    }
    await refused('no-such-link-was-ever-sent', way.wrong)
    if (!way.ends) return
    const { token } = await way.mailed(`${nameOf(what)}-late`)
    await way.ends(token)
    await refused(token, way.ended)
  })

test('a newer link of a sign-up, a password or a pay link leaves none behind that does more', async () => {
  const { 'a sign-up': signUp, 'a forgotten password': forgotten } = WAYS
  const { token: first, by } = await signUp!.mailed('newer')
  clock.advance(60_000)
  await by.call('/api/user/resendVerification', { token: first })
  const second = await mailedTo('newer@example.com', SITE, signUp!.address)
  expect(second).not.toBe(first)
  expect((await signUp!.click(by, second)).body.data).toMatchObject({ state: 'confirmed' })
  expect((await signUp!.look!(system.visit(SITE), first)).body.data).toMatchObject({ state: 'used' })
  const [one, two] = [await forgotten!.mailed('one'), await forgotten!.mailed('two')]
  expect((await forgotten!.click(two.by, two.token)).status).toBe(200)
  expect((await forgotten!.click(one.by, one.token)).body).toMatchObject(spent)
})

test('what has no token in a mail has no query that does anything', async () => {
  const secret = new RegExp(
    Object.values(WAYS)
      .map(({ address }) => address.source)
      .join('|'),
  )
  const seen: string[] = []
  for (const host of [SITE, BLUE, AGENCY]) {
    const { messages } = (await (await system.visit(host).ask('/dev/mail.json')).json()) as { messages: { links: string[] }[] }
    seen.push(...messages.flatMap(({ links }) => links).filter((link) => !secret.test(link)))
  }
  expect(seen.length).toBeGreaterThan(0)
  for (const link of seen) expect(new URL(link).search).toMatch(/^(\?login=true)?$/)
})
