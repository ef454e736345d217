import type { Db } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, openWholeApi, wholeDb } from './whole-api.testing.ts'

/** Invitations by mail, to the site and to a trip, as the inviting person, the invited one, and one with another's link. */
const clock = fakeClock()
let db: Db
let system: ReturnType<typeof openWholeApi>
let desk: Browser
let owner: Browser

beforeAll(async () => {
  db = await wholeDb()
  system = openWholeApi(db, clock)
  await system.api.seed()
  desk = await signedIn('operator@sojourn.test')
  owner = await signedIn('member@sojourn.test')
})
afterAll(() => db.close())
afterEach(() => expect(system.faults).toEqual([]))

async function signedIn(email: string): Promise<Browser> {
  const browser = system.visit()
  await browser.signIn(email)
  return browser
}
/** The link of the newest mail to an address. */
async function mailedTo(email: string): Promise<URLSearchParams> {
  const { messages } = (await (await desk.ask(`/dev/mail.json?to=${email}`)).json()) as { messages: { links: string[] }[] }
  return new URL(messages[0]?.links[0] ?? '').searchParams
}
const account = { first_name: 'Ines', last_name: 'Duarte', password: 'a river and a bridge' }
const signUp = (browser: Browser, email: string, access_code: string | null) => browser.call('/api/user/signUp', { ...account, email, access_code })
const whoIs = async (browser: Browser) => (await browser.call('/api/user/getUser', {})).body.data?.user
const invite = (email: string, more: object = {}) => desk.call('/api/operator/invite', { email, reason: 'A fair in Porto', ...more })
async function newTrip(): Promise<string> {
  return (await owner.call('/api/trips/save', { name: 'Tiles', from: '2027-05-01', to: '2027-05-03' })).body.data.trip.trip_list_id as string
}
/** Each at a moment of its own, so that its mail is the newest. */
function inviteTo(trip_id: string, email: string, browser = owner) {
  clock.advance(1)
  return browser.call('/api/trips/invite', { trip_id, email, role: 'viewer' })
}
const join = (browser: Browser, token: string | null) => browser.call('/api/trips/addUserToTrip', { mytrip_id: token })

test('[A2.9] an invitation fills in the sign-up, and its access code proves the mailbox: the account is made and signed in, once', async () => {
  const email = 'ines@example.com'
  const said = { first_name: 'Ines', last_name: 'Duarte', title: 'Ms', country_code: '351', phone_number: '912555018', lang: 'pt-BR' }
  expect((await invite(email, said)).status).toBe(200)
  const link = await mailedTo(email)
  expect(Object.fromEntries(link)).toEqual({
    accesscode: expect.stringMatching(/^[\w-]{40,}$/),
    email,
    firstname: 'Ines',
    lastname: 'Duarte',
    title: 'Ms',
    countrycode: '351',
    phonenumber: '912555018',
    lang: 'pt-BR',
  })
  const code = link.get('accesscode')
  const spent = { status_code: 409, code: 'invitation_spent' }
  expect((await signUp(system.visit(), email, `${code}x`)).body).toMatchObject(spent)
  expect((await signUp(system.visit(), 'other@example.com', code)).body).toMatchObject(spent)
  const browser = system.visit()
  const made = await browser.call('/api/user/signUp', { ...account, email, access_code: code, phone: '+351 912555018', title: link.get('title') })
  expect(made.body.data).toEqual({ next: 'signed_in' })
  expect(await whoIs(browser)).toMatchObject({ email, first_name: 'Ines', title: 'Ms', phone: '+351 912555018' })
  // Known again without the code, and nothing new to open with it.
  expect((await system.visit().call('/api/user/signIn', { email, password: account.password })).status).toBe(200)
  expect((await signUp(system.visit(), email, code)).body).toMatchObject(spent)
})

test('[A2.9] a title is stored, is changed and removed in the details, and is in the file of one’s data', async () => {
  const email = 'prof@example.com'
  await invite(email, { title: 'Prof' })
  const link = await mailedTo(email)
  const browser = system.visit()
  await browser.call('/api/user/signUp', { ...account, email, access_code: link.get('accesscode'), title: link.get('title') })
  const titleNow = async () => (await whoIs(browser)).title
  expect(await titleNow()).toBe('Prof')
  expect(JSON.stringify((await browser.call('/api/user/exportData', {})).body.data)).toContain('"title":"Prof"')
  const details = { first_name: 'Ines', last_name: 'Duarte', phone: null }
  const change = (more: object) => browser.call('/api/user/updateDetails', { ...details, ...more })
  await change({})
  expect(await titleNow()).toBe('Prof')
  await change({ title: 'Dr' })
  expect(await titleNow()).toBe('Dr')
  expect((await change({ title: 'x'.repeat(21) })).body).toMatchObject({ status_code: 400, errors: [{ path: 'title' }] })
  await change({ title: '' })
  expect(await titleNow()).toBeNull()
  const uninvited = system.visit()
  await uninvited.call('/api/user/signUp', { ...account, email: 'mx@example.com', title: 'Mx', phone: '+351 912555019' })
  await uninvited.call('/api/user/verifyEmail', { token: (await mailedTo('mx@example.com')).get('token') })
  expect(await whoIs(uninvited)).toMatchObject({ title: 'Mx', phone: '+351 912555019' })
})

test('[A2.9] an expired code admits no one, and the account is made without it by the link in the mail', async () => {
  const email = 'late@example.com'
  await invite(email)
  const code = (await mailedTo(email)).get('accesscode')
  clock.advance(14 * 86_400_000)
  const browser = system.visit()
  expect((await signUp(browser, email, code)).body).toMatchObject({ code: 'invitation_spent' })
  expect((await signUp(browser, email, null)).body.data).toEqual({ next: 'check_mail' })
  expect(await whoIs(browser)).toBeUndefined()
  desk = await signedIn('operator@sojourn.test')
})

test('[A2.9, A2.10] an invitation to a trip lets in the one who is invited, once, with a new account or the one they have', async () => {
  const trip = await newTrip()
  const email = 'joao@example.com'
  expect((await inviteTo(trip, email)).status).toBe(200)
  const link = await mailedTo(email)
  const guest = system.visit()
  expect((await signUp(guest, email, link.get('accesscode'))).body.data).toEqual({ next: 'signed_in' })
  // Anyone else with the link finds nothing behind it.
  expect((await join(await signedIn('new@sojourn.test'), link.get('tripid'))).status).toBe(404)
  expect((await join(guest, link.get('tripid'))).body.data).toEqual({ trip_list_id: trip, role: 'viewer' })
  await guest.call('/api/trips/leave', { trip_id: trip })
  expect((await join(guest, link.get('tripid'))).status).toBe(404)
  // A person who has an account is mailed the way to sign in, and the inviter learns nothing of it.
  expect((await inviteTo(trip, 'new@sojourn.test')).body.data).toEqual({})
  const known = await mailedTo('new@sojourn.test')
  expect([known.get('login'), known.has('accesscode')]).toEqual(['true', false])
  expect((await join(await signedIn('new@sojourn.test'), known.get('tripid'))).body.data).toEqual({ trip_list_id: trip, role: 'viewer' })
})

test('operators invite to the site and owners to their trips, no one else does; an invitation that an owner ended admits no one', async () => {
  const trip = await newTrip()
  for (const browser of [owner, await signedIn('demo@sojourn.test')])
    expect((await browser.call('/api/operator/invite', { email: 'x@example.com', reason: 'For fun' })).status).toBe(403)
  expect((await system.visit().call('/api/operator/invite', { email: 'x@example.com', reason: 'For fun' })).status).toBe(401)
  expect((await inviteTo(trip, 'x@example.com', await signedIn('new@sojourn.test'))).status).toBe(404)
  await inviteTo(trip, 'new@sojourn.test')
  const token = (await mailedTo('new@sojourn.test')).get('tripid')
  const shared = (await owner.call('/api/trips/share', { trip_id: trip, role: 'viewer' })).body.data.link as string
  // A link for everyone is another one: it ends no invitation.
  expect((await (await signedIn('new@sojourn.test')).call('/api/trips/belongsThistrip', { type: 3, trip_id: token, is_details_required: 0 })).status).toBe(200)
  await owner.call('/api/trips/share', { trip_id: trip, role: null })
  for (const each of [token, new URL(shared).searchParams.get('trip_id')]) expect((await join(await signedIn('new@sojourn.test'), each)).status).toBe(404)
})
