import type { Db } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, openWholeApi, wholeDb } from './whole-api.testing.ts'

/** Ads through their calls, as guest, member, operator, impersonator and other organisation. */
const clock = fakeClock()
let db: Db
let system: ReturnType<typeof openWholeApi>
let desk: Browser

beforeAll(async () => {
  db = await wholeDb()
  system = openWholeApi(db, clock)
  await system.api.seed()
  desk = system.visit()
  await desk.signIn('operator@sojourn.test')
})
afterAll(() => db.close())
afterEach(() => expect(system.faults).toEqual([]))

const ask = async (browser: Browser, body: object = { petitionTypeStr: 'banner', page: 'landing', lang: 'en-US' }) =>
  (await browser.call('/api/ads/getAds', body)).body.ads as { id: string; uuid: string; title: string; sponsor: string; why: string[] }[]
const member = async (host?: string) => {
  const browser = system.visit(host)
  await browser.signIn(host ? 'member@blue.test' : 'member@sojourn.test')
  return browser
}
const wanted = {
  pages: ['landing'],
  position: 'banner',
  priority: 1,
  from: '2020-01-01T00:00:00Z',
  art: 'posters/lisbon',
  title: 'Trams at half price',
  text: 'All of March.',
  link_words: 'See Lisbon',
  path: '/',
  sponsor: 'Lisbon Trams',
}
const save = (change: object = {}, browser = desk) => browser.call('/api/operator/saveAd', { ...wanted, reason: 'The spring campaign', ...change })
const countsOf = async (adId: string) =>
  (await desk.call('/api/operator/listAds', {})).body.data.ads.find(({ ad_id }: { ad_id: string }) => ad_id === adId) as { impressions: number; clicks: number }

test('[B3.7] counts are answered by their three fields, and an ad with petitionTypeStr, priority, uuid and id, who paid for it and why it is shown', async () => {
  const [guest, signedIn] = [system.visit(), await member()]
  expect((await ask(guest)).map(({ id }) => id)).toEqual(['adv_season'])
  const ads = await ask(signedIn)
  expect(ads.map(({ id }) => id)).toEqual(['adv_wallet', 'adv_points', 'adv_season'])
  expect(ads[0]).toMatchObject({ petitionTypeStr: 'banner', priority: 20, sponsor: 'Sojourn' })
  expect(ads[0]?.uuid).toMatch(/^\w+-\w+-/)
  expect(ads[0]?.why).toContain('Shown to visitors who are signed in.')
  const counts = (await signedIn.call('/api/bookingHistory/getCountMessages', {})).body
  expect(counts).toMatchObject({ total_messages: 0, booking_count: 0, booking_details: [] })
  // Older clients say the address of the page; where money is paid there is none.
  expect(await ask(guest, { petitionTypeStr: 'banner', page: '/stays' })).toHaveLength(1)
  for (const page of ['checkout', 'pay_link', 'nonsense']) expect(await ask(guest, { page })).toEqual([])
})

test('[B6.3] guests see ads only where the organisation wants them before sign-in', async () => {
  await desk.call('/api/operator/saveSettings', { ads_before_login: false })
  clock.advance(3_001)
  expect(await ask(system.visit())).toEqual([])
  expect(await ask(await member())).not.toEqual([])
  expect(await ask(system.visit('blue.localhost:4100'))).not.toEqual([])
  await desk.call('/api/operator/saveSettings', { ads_before_login: true })
  clock.advance(3_001)
})

test('an operator makes, changes and ends an ad, with a reason; no one else may, and no other organisation sees it', async () => {
  const { ad } = (await save()).body.data
  expect((await ask(system.visit()))[0]).toMatchObject({ id: ad.ad_id, title: 'Trams at half price', sponsor: 'Lisbon Trams' })
  expect((await ask(system.visit('blue.localhost:4100'))).map(({ id }) => id)).not.toContain(ad.ad_id)
  expect((await desk.call('/api/operator/activity', {})).body.data.acts[0]).toMatchObject({ kind: 'site_settings_saved', reason: 'The spring campaign' })
  const elsewhere = system.visit('blue.localhost:4100')
  await elsewhere.signIn('operator@sojourn.test')
  expect((await save({ ad_id: ad.ad_id }, elsewhere)).status).toBe(404)
  for (const browser of [await member(), await member('blue.localhost:4100')]) {
    expect((await save({}, browser)).status).toBe(403)
    expect((await browser.call('/api/operator/listAds', {})).status).toBe(403)
  }
  expect((await save({}, system.visit())).status).toBe(401)
  for (const bad of [
    { path: 'https://evil.example' },
    { path: '//evil.example' },
    { pages: ['checkout'] },
    { to: wanted.from },
    { title: '<b>' },
    { art: '../x' },
  ])
    expect((await save(bad)).status).toBe(400)
  await save({ ad_id: ad.ad_id, is_on: false })
  expect((await ask(system.visit())).map(({ id }) => id)).toEqual(['adv_season'])
})

test('an ad for members with a plan is shown to them alone, and one for visitors without a plan to all others', async () => {
  const { ad_id: forPlan } = (await save({ audience: 'plan', title: 'For members' })).body.data.ad
  const { ad_id: forOthers } = (await save({ audience: 'no_plan', title: 'For others' })).body.data.ad
  const bare = system.visit()
  await bare.signIn('new@sojourn.test')
  const expired = system.visit()
  await expired.signIn('expired@sojourn.test')
  const seen = async (browser: Browser) => (await ask(browser)).map(({ id }) => id).filter((id) => id === forPlan || id === forOthers)
  expect(await seen(await member())).toEqual([forPlan])
  for (const browser of [bare, expired, system.visit()]) expect(await seen(browser)).toEqual([forOthers])
  expect((await ask(await member()))[0]?.why).toContain('Shown to members with a plan.')
  for (const ad_id of [forPlan, forOthers]) await save({ ad_id, is_on: false })
})

test('a showing counts once, a forged one, a day-old one and an impersonator’s never, and a cap a day ends it until tomorrow', async () => {
  const { ad_id: id } = (await save({ daily_cap: 2, audience: 'signed_in' })).body.data.ad
  const reader = await member()
  const [first] = await ask(reader)
  expect(first?.id).toBe(id)
  const see = (browser: Browser, showing: { id: string; uuid: string }) => browser.call('/api/ads/seen', { seen: [{ id: showing.id, uuid: showing.uuid }] })
  await see(reader, first!)
  await see(reader, first!)
  await see(reader, { id, uuid: first!.uuid.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) })
  await see(reader, { id: 'adv_season', uuid: first!.uuid })
  expect(await countsOf(id)).toMatchObject({ impressions: 1, clicks: 0 })
  await reader.call('/api/ads/clicked', { id, uuid: first!.uuid })
  await reader.call('/api/ads/clicked', { id, uuid: first!.uuid })
  expect(await countsOf(id)).toMatchObject({ impressions: 1, clicks: 1 })
  const { link } = (await desk.call('/api/operator/makeImpersonationKey', { email: 'member@sojourn.test', reason: 'A look at the page' })).body.data
  const inPlace = system.visit()
  await inPlace.call('/api/user/impersonate', { key: new URL(link).searchParams.get('key') })
  await see(inPlace, (await ask(inPlace))[0]!)
  expect(await countsOf(id)).toMatchObject({ impressions: 1 })
  clock.advance(1)
  await see(reader, (await ask(reader))[0]!)
  expect((await ask(reader)).map((ad) => ad.id)).not.toContain(id)
  clock.advance(86_400_000)
  // An operator's session does not outlive the day.
  await desk.signIn('operator@sojourn.test')
  const again = system.visit()
  await again.signIn('member@sojourn.test')
  expect((await ask(again))[0]?.id).toBe(id)
  await see(again, first!)
  expect(await countsOf(id)).toMatchObject({ impressions: 2 })
  expect((await db.pool.query('select * from ad_views')).rows.map(({ viewer }: { viewer: string }) => viewer).join()).not.toContain('usr_')
})
