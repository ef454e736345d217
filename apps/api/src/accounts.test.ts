import type { Db } from '@sojourn/db'
import { authenticatorCode, fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, contact, guests, holdRoom, openWholeApi, wholeDb } from './whole-api.testing.ts'

/** People and their own accounts: what they hold, what guards them, how they end. */
const clock = fakeClock()
const PASSWORD = 'travel-demo-1'
const stay = { destination: 'lisbon', checkin: '2027-03-01', checkout: '2027-03-03' }
let db: Db
let system: ReturnType<typeof openWholeApi>

beforeAll(async () => {
  db = await wholeDb()
  system = openWholeApi(db, clock)
  await system.api.seed()
})
afterAll(() => db.close())
afterEach(() => expect(system.faults).toEqual([]))

async function person(email: string, host?: string): Promise<Browser> {
  const browser = system.visit(host)
  await browser.signIn(email)
  return browser
}
const status = async (browser: Browser): Promise<number> => (await browser.call('/api/user/getUser', {})).status
const signIn = (browser: Browser, email: string, password: string, code?: string) =>
  browser.call('/api/user/signIn', { email, password, ...(code && { code }) })

test('[A3.7] the profile carries loyalty_membership_no, in the user, at sign-in and in the shell', async () => {
  const member = system.visit()
  const number = (await member.signIn('member@sojourn.test')).body.data.user.loyalty_membership_no
  expect(number).toMatch(/^[0-9A-Z-]{6,}$/)
  expect((await member.call('/api/user/getUser', {})).body.data.user.loyalty_membership_no).toBe(number)
  expect((await member.call('/api/general/getShell', {})).body.data.user.loyalty_membership_no).toBe(number)
  expect((await (await person('new@sojourn.test')).call('/api/user/getUser', {})).body.data.user.loyalty_membership_no).toBeNull()
})

test('[A3.7] all a person has is shown in one place: wallet, cash cards, coupons, and points with their age and expiry', async () => {
  const { data } = (await (await person('member@sojourn.test')).call('/api/user/getValue', {})).body
  expect(data.wallet).toEqual([{ amount: 80, currency: 'USD' }])
  const cash = data.cards.filter(({ type }: { type: string }) => type === 'CASH')
  expect(cash.reduce((sum: number, { left }: { left: number }) => sum + left, 0)).toBe(150)
  expect(data.coupons.map(({ coupon_code, product }: Record<string, unknown>) => [coupon_code, product]).sort()).toEqual([
    ['SAVE10', 'HLT'],
    ['TAKE25', null],
  ])
  const miles = data.points.find(({ point_type_code }: { point_type_code: string }) => point_type_code === 'SOJOURN_MILES')
  expect(miles).toMatchObject({ points: 12_000, rate_per_miles: 100, worth: 120, currency: 'USD' })
  expect(miles.lots.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(12_000)
  for (const { earned_at } of miles.lots) expect(Date.parse(earned_at)).toBeLessThanOrEqual(clock.nowMs())
  expect((await (await person('new@sojourn.test')).call('/api/user/getValue', {})).body.data).toEqual({
    loyalty_membership_no: null,
    wallet: [],
    cards: [],
    coupons: [],
    points: [],
  })
})

test('[C2.17] a person is named as they are: one name, passport capitals, any script; a name of nothing is refused', async () => {
  const member = await person('trial@sojourn.test')
  const rename = async (first_name: string, last_name?: string) => (await member.call('/api/user/updateDetails', { first_name, last_name, phone: '' })).body
  for (const [first, last] of [
    ['Suharto', ''],
    ['M.NAZIR', 'ST.JOHN'],
    ['Nguyễn', 'O’Brien'],
    ['小明', '王'],
  ] as const)
    expect((await rename(first, last)).data.user).toMatchObject({ first_name: first, last_name: last })
  for (const nothing of ['.', '\u200b', '\u2060', '\u3164', '\u0301'])
    expect((await rename(nothing, '')).errors?.[0].path, JSON.stringify(nothing)).toBe('first_name')
  expect((await rename('Suharto')).errors[0].path).toBe('last_name')
  expect((await rename('Kenta', 'Mori')).data.user.last_name).toBe('Mori')
})

test('[C2.17] a person with one name signs up, at an address in the letters of their language', async () => {
  const browser = system.visit()
  const { body } = await browser.call('/api/user/signUp', {
    first_name: 'Suharto',
    last_name: '',
    email: 'Suharto@MÜNCHEN.de ',
    password: 'three quiet herons',
  })
  expect(body.data).toEqual({ next: 'check_mail' })
  const { messages } = (await (await browser.ask('/dev/mail.json?to=suharto@xn--mnchen-3ya.de')).json()) as { messages: { text: string }[] }
  expect(messages[0]?.text).toContain('Hi Suharto,')
})

test('[C2.17] a person with one name books, by the phone and address of their keyboard; the name is shown without a gap', async () => {
  const browser = await person('new@sojourn.test')
  const { held } = await holdRoom(browser, stay, ({ price }) => price.pay_now > 0)
  const { checkoutId, price } = held.body.data
  const book = (guest: object, more: object = {}) =>
    browser.call('/api/hotels/book', { checkoutId, guests: [guest], contact: { ...contact, ...more }, consented_total: price.total })
  expect((await book({ first_name: '\u2060', last_name: '' })).body.errors[0].path).toBe('guests.0.first_name')
  expect((await book({ first_name: 'Suharto', last_name: '' }, { phone: '------' })).body.errors[0]).toMatchObject({
    path: 'contact.phone',
    message: 'a phone number has at least 6 digits',
  })
  const booked = await book({ first_name: 'Suharto', last_name: '' }, { phone: '\u202a＋٣٥١\u00a0912\u2011555\u2011018\u202c', email: 'suharto@münchen.de' })
  const { data } = (await browser.call('/api/bookingHistory/get', { booking_id: booked.body.data.booking_id })).body
  expect(data.guests).toEqual([{ first_name: 'Suharto', last_name: '' }])
  expect(data.contact).toEqual({ email: 'suharto@xn--mnchen-3ya.de', phone: '+351 912-555-018' })
})

test('name and phone are changed by their owner; a demo account and a guest change nothing', async () => {
  const member = await person('trial@sojourn.test')
  const details = { first_name: 'Kenta', last_name: 'Mori', phone: '+81 3 5550 0154' }
  expect((await member.call('/api/user/updateDetails', details)).body.data.user).toMatchObject(details)
  expect((await member.call('/api/user/updateDetails', { ...details, phone: '' })).body.data.user.phone).toBeNull()
  expect((await member.call('/api/user/updateDetails', { ...details, first_name: 'see www.evil.com' })).body.errors[0].path).toBe('first_name')
  expect((await (await person('demo@sojourn.test')).call('/api/user/updateDetails', details)).body.code).toBe('demo_account')
  expect((await system.visit().call('/api/user/updateDetails', details)).status).toBe(401)
})

test('[C4.7] a new password wants the old one, is no common one, and ends every other session', async () => {
  const [laptop, phone] = [await person('expired@sojourn.test'), await person('expired@sojourn.test')]
  const change = (old_password: string, new_password: string) => laptop.call('/api/user/changePassword', { old_password, new_password })
  expect((await change('not the old one', 'four brave rivers')).body).toMatchObject({ status_code: 403, code: 'wrong_password' })
  for (const common of ['password12', 'Qwertyuiop1', 'expired@sojourn.test', 'ines carvalho'])
    expect((await change(PASSWORD, common)).body, common).toMatchObject({ status_code: 400, code: 'common_password', errors: [{ path: 'new_password' }] })
  expect(await status(phone)).toBe(200)
  const changed = await change(PASSWORD, 'four brave rivers')
  expect(changed.body.data.sessions).toMatchObject([{ is_this: true }])
  expect([await status(laptop), await status(phone)]).toEqual([200, 401])
  expect((await signIn(phone, 'expired@sojourn.test', PASSWORD)).status).toBe(401)
  expect((await signIn(phone, 'expired@sojourn.test', 'four brave rivers')).status).toBe(200)
})

test('[C4.7] common passwords are refused at sign-up and by the mailed link, which works still', async () => {
  const account = { first_name: 'Ada', last_name: 'Quill', email: 'ada@example.com', password: '1234567890' }
  const browser = system.visit()
  expect((await browser.call('/api/user/signUp', account)).body).toMatchObject({ code: 'common_password', errors: [{ path: 'password' }] })
  for (const [password, why] of [
    ['passwordpassword', /repeats itself/],
    ['sojournsojourn', /name of this site/],
    ['Sojourn-Ada-2026', /name of this site/],
    ['ada@example.com', /your email/],
    ['Password_2026!', /easy to guess/],
  ] as const) {
    const { body } = await browser.call('/api/user/signUp', { ...account, password })
    expect(body, password).toMatchObject({
      code: 'common_password',
      message: expect.stringMatching(why),
      errors: [{ path: 'password', message: body.message }],
    })
  }
  const mailed = async () => {
    const { messages } = (await (await browser.ask('/dev/mail.json?to=trial@sojourn.test')).json()) as { messages: { links: string[] }[] }
    return new URL(messages[0]!.links[0]!).searchParams.get('token')
  }
  await browser.call('/api/user/forgotPassword', { email: 'trial@sojourn.test' })
  const token = await mailed()
  expect((await browser.call('/api/user/resetPassword', { token, password: 'sojourn.test trial' })).body.code).toBe('common_password')
  expect((await browser.call('/api/user/resetPassword', { token, password: PASSWORD })).status).toBe(200)
})

test('[C4.7] each person sees where they are signed in and ends one of the others, or all', async () => {
  const [own, one, two] = [await person('new@sojourn.test'), await person('new@sojourn.test'), await person('new@sojourn.test')]
  const { sessions } = (await own.call('/api/user/getAccount', {})).body.data
  expect(sessions[0]).toMatchObject({ is_this: true, device: 'Unknown device' })
  expect(sessions.length).toBeGreaterThanOrEqual(3)
  const { sessions: ofOne } = (await one.call('/api/user/getAccount', {})).body.data
  await own.call('/api/user/endSessions', { session_id: ofOne[0].session_id })
  expect([await status(own), await status(one), await status(two)]).toEqual([200, 401, 200])
  // Another person's session answers like one that is not there.
  const stranger = await person('trial@sojourn.test')
  await stranger.call('/api/user/endSessions', { session_id: sessions[0].session_id })
  expect(await status(own)).toBe(200)
  expect((await own.call('/api/user/endSessions', {})).body.data.sessions).toHaveLength(1)
  expect([await status(own), await status(two)]).toEqual([200, 401])
})

test('[C4.7] with a second factor the password alone opens nothing; a code counts once, and so does a recovery code', async () => {
  const email = 'trial@sojourn.test'
  const [own, other] = [await person(email), await person(email)]
  expect((await own.call('/api/user/beginSecondFactor', { password: 'not mine at all' })).body.code).toBe('wrong_password')
  const { secret, uri } = (await own.call('/api/user/beginSecondFactor', { password: PASSWORD })).body.data
  expect(uri).toContain(`secret=${secret}&issuer=Sojourn`)
  // Until a code was proved nothing asks for one.
  expect((await signIn(system.visit(), email, PASSWORD)).status).toBe(200)
  for (const code of ['000000', 'äöüäöü', '日本語日本語'])
    expect((await own.call('/api/user/proveSecondFactor', { code })).body, code).toMatchObject({ status_code: 401, code: 'wrong_code' })
  const code = authenticatorCode(secret, clock.nowMs())
  const { recovery_codes } = (await own.call('/api/user/proveSecondFactor', { code })).body.data
  expect(new Set(recovery_codes).size).toBe(10)
  expect([await status(own), await status(other)]).toEqual([200, 401])

  const guest = system.visit()
  expect((await signIn(guest, email, PASSWORD)).body).toMatchObject({ status_code: 401, code: 'second_factor_needed' })
  expect((await signIn(guest, email, PASSWORD, code)).body, 'the code that proved it is spent').toMatchObject({ status_code: 401, code: 'wrong_code' })
  expect(await status(guest)).toBe(401)
  clock.advance(30_000)
  expect((await signIn(guest, email, PASSWORD, authenticatorCode(secret, clock.nowMs()))).status).toBe(200)
  expect((await signIn(guest, email, PASSWORD, recovery_codes[0].toUpperCase())).status).toBe(200)
  expect((await signIn(guest, email, PASSWORD, recovery_codes[0])).body.code).toBe('wrong_code')
  expect((await signIn(guest, email, 'not the password', recovery_codes[1])).body.code).toBe('wrong_credentials')
  expect((await guest.call('/api/user/getAccount', {})).body.data.second_factor).toEqual({ state: 'on', recovery_codes_left: 9 })
  const { rows } = await db.pool.query('select secret from second_factors')
  expect(JSON.stringify(rows)).not.toContain(secret)

  clock.advance(30_000)
  expect((await guest.call('/api/user/endSecondFactor', { password: PASSWORD, code: '123456' })).body.code).toBe('wrong_code')
  const ended = await guest.call('/api/user/endSecondFactor', { password: PASSWORD, code: authenticatorCode(secret, clock.nowMs()) })
  expect(ended.body.data.second_factor.state).toBe('off')
  expect((await signIn(system.visit(), email, PASSWORD)).status).toBe(200)
})

test('[C4.7] guesses at a code slow down like guesses at a password', async () => {
  const email = 'new@sojourn.test'
  const own = await person(email)
  const { secret } = (await own.call('/api/user/beginSecondFactor', { password: PASSWORD })).body.data
  await own.call('/api/user/proveSecondFactor', { code: authenticatorCode(secret, clock.nowMs()) })
  clock.advance(60_000)
  const right = authenticatorCode(secret, clock.nowMs())
  const codes: string[] = []
  for (let i = 0; i < 12; i++) codes.push((await signIn(system.visit(), email, PASSWORD, right === '111111' ? '222222' : '111111')).body.code)
  expect(codes.slice(0, 9)).toEqual(Array(9).fill('wrong_code'))
  expect(codes.at(-1)).toBe('too_many_tries')
  clock.advance(600_000)
  await own.call('/api/user/endSecondFactor', { password: PASSWORD, code: authenticatorCode(secret, clock.nowMs()) })
})

test('[C4.7] an operator’s session ends after twelve hours, and after two without a request', async () => {
  const [busy, quiet, member] = [await person('operator@sojourn.test'), await person('operator@sojourn.test'), await person('member@sojourn.test')]
  for (let hours = 0; hours < 11; hours++) {
    clock.advance(3_600_000)
    expect(await status(busy), `after ${hours + 1} hours`).toBe(200)
  }
  expect(await status(quiet)).toBe(401)
  clock.advance(3_600_000)
  expect([await status(busy), await status(member)]).toEqual([401, 200])
})

test('[C4.7] where it is asked for, an operator does nothing but set up the second factor first', async () => {
  const strict = openWholeApi(db, clock, { isOpenDemo: false })
  const operator = strict.visit()
  await operator.signIn('operator@sojourn.test')
  const shell = await operator.call('/api/general/getShell', {})
  expect(shell.body.data).toMatchObject({ needs_second_factor: true, user: { usr_type: 1 } })
  for (const [path, body] of [
    ['/api/operator/setBlocked', { user_id: 'usr_new', is_blocked: true, reason: 'No' }],
    ['/api/operator/activity', {}],
    ['/api/bookingHistory/list', {}],
    ['/api/user/exportData', {}],
  ] as const)
    expect((await operator.call(path, body)).body, path).toMatchObject({ status_code: 403, code: 'second_factor_required' })
  expect((await operator.call('/api/user/getAccount', {})).body.data.second_factor.state).toBe('required')
  const { secret } = (await operator.call('/api/user/beginSecondFactor', { password: PASSWORD })).body.data
  await operator.call('/api/user/proveSecondFactor', { code: authenticatorCode(secret, clock.nowMs()) })
  expect((await operator.call('/api/operator/activity', {})).status).toBe(200)
  clock.advance(30_000)
  const code = authenticatorCode(secret, clock.nowMs())
  expect((await operator.call('/api/user/endSecondFactor', { password: PASSWORD, code })).body).toMatchObject({ code: 'second_factor_required' })
  await db.pool.query('delete from second_factors; update users set second_factor = false')
})

test('what is held about a person comes as one file, with nothing of others and no secret', async () => {
  const member = await person('member@sojourn.test')
  const { held } = await holdRoom(member, stay, ({ price }) => price.pay_now > 0)
  const { checkoutId, price } = held.body.data
  const { booking_id } = (await member.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total })).body.data
  system.gateway.browser.pays(system.gateway.only())
  await member.call('/api/booking/getStatus', { booking_id })
  const { parts } = (await member.call('/api/user/exportData', {})).body.data
  expect(parts).toMatchObject({
    account: { user: { email: 'member@sojourn.test' } },
    value: { points: [{ point_type_code: 'SOJOURN_MILES' }, {}] },
    bookings: [{ booking_id, guests }],
    activity: [],
  })
  expect(parts.mails.map(({ kind }: { kind: string }) => kind)).not.toContain(undefined)
  const text = JSON.stringify(parts)
  for (const secret of ['travel-demo-1', 'argon2id', 'customer_token', 'token_hash', 'revenue', '"net"']) expect(text, secret).not.toContain(secret)
  expect((await system.visit().call('/api/user/exportData', {})).status).toBe(401)
  const operator = await person('operator@sojourn.test')
  const { link } = (await operator.call('/api/operator/makeImpersonationKey', { email: 'member@sojourn.test', reason: 'A question about a bill' })).body.data
  const inPlace = system.visit()
  expect((await inPlace.call('/api/user/impersonate', { key: new URL(link).searchParams.get('key') })).status).toBe(200)
  expect((await inPlace.call('/api/user/exportData', {})).body).toMatchObject({ status_code: 403, code: 'not_allowed' })
})

test('an account is deleted by its owner: not with a stay to come, nor with value left unsaid, nor by operators and agents', async () => {
  const member = await person('member@sojourn.test')
  const gone = (browser: Browser, more: object = {}) => browser.call('/api/user/deleteAccount', { password: PASSWORD, ...more })
  expect((await gone(member, { password: 'something else' })).body.code).toBe('wrong_password')
  expect((await gone(member, { give_up_value: true })).body).toMatchObject({ status_code: 409, code: 'open_bookings', data: { bookings: [{}] } })
  const { bookings } = (await member.call('/api/bookingHistory/list', {})).body.data
  const [{ booking_id }] = bookings
  const { refund } = (await member.call('/api/bookingHistory/cancelQuote', { booking_id })).body.data
  await member.call('/api/bookingHistory/cancel', { booking_id, expected_refund: refund })
  expect((await gone(member)).body).toMatchObject({ status_code: 409, code: 'value_left' })
  expect((await gone(await person('operator@sojourn.test'))).body.code).toBe('not_deletable')
  expect((await gone(await person('agent@northwind.test', 'agents.localhost:4100'))).body.code).toBe('not_deletable')
  expect(await status(member)).toBe(200)

  const phone = await person('member@sojourn.test')
  const { held } = await holdRoom(phone, stay, () => true)
  expect((await gone(member, { give_up_value: true })).status).toBe(200)
  expect((await db.pool.query('select state from checkouts where checkout_id = $1', [held.body.data.checkoutId])).rows).toEqual([{ state: 'released' }])
  expect([await status(member), await status(phone)]).toEqual([401, 401])
  expect((await signIn(member, 'member@sojourn.test', PASSWORD)).body.code).toBe('wrong_credentials')
  const { rows } = await db.pool.query("select email, first_name, last_name, phone from users where id = 'usr_member'")
  expect(rows).toEqual([{ email: 'usr_member@deleted.invalid', first_name: 'Deleted', last_name: 'account', phone: null }])
  const locked = await db.pool.query("select email, keep_until_ms from locked_accounts where user_id = 'usr_member'")
  expect(locked.rows).toMatchObject([{ email: 'member@sojourn.test' }])
  const customers = [...system.gateway.vault.customers.values()].filter(({ email }) => email === 'member@sojourn.test')
  for (const { id } of customers) expect(system.gateway.vault.cardsOf(id)).toEqual([])
})
