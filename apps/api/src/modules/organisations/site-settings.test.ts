import { getSettings, getShell, resetSettings, saveSettings } from '@sojourn/contracts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@sojourn/i18n'
import { invariant, type Outcome } from '@sojourn/kernel'
import { fakeClock, idOf, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInCaller } from '../../http/index.ts'
import { storedSite } from './data/stored-site.ts'
import { demoLandings } from './demo-landings.ts'
import { createOrganisations } from './index.ts'
import { demoOrganisations } from './seed.ts'

const clock = fakeClock()
const silent = { languages: LANGUAGES, minimumDaysChanged: async () => {}, acts: { record: async () => null }, membershipNo: async () => null }
const org = idOf<'org'>('org_blue')
const node = () => createOrganisations({ db, clock, currencies: { codes: () => ['EUR'] }, products: { isSold: () => true }, ...silent })
let db: Awaited<ReturnType<typeof testDb>>
let organisations: ReturnType<typeof createOrganisations>

beforeAll(async () => {
  db = await testDb([createOrganisations({} as never).migrations])
  organisations = node()
  await db.asSystem((tx) => organisations.seed(tx))
})
afterAll(() => db.close())

const caller = (usrType: 1 | 2 | 3 | 4) => ({ orgId: org, user: { usrType }, currency: 'EUR', language: 'en-US' }) as SignedInCaller
async function ask<T = Record<string, unknown>>(path: string, body: unknown, who = caller(1), at = organisations): Promise<Outcome<T>> {
  const found = at.routes.find((route) => route.kind === 'call' && route.call.path === path)
  invariant(found?.kind === 'call', `${path} is served`)
  return found.handle(found.call.body.parse(body), who, undefined as never) as Promise<Outcome<T>>
}
const dataOf = async (path: string, body: unknown = {}) => {
  const outcome = await ask(path, body)
  return outcome.ok ? outcome.value : outcome.refusal
}
const BARE = {
  chat: true,
  outside_chat: null,
  complete_label: null,
  search_label: null,
  no_book_link: null,
  ads_before_login: true,
  flight_login: false,
  footer_hidden_on: [],
}
const BLUE = {
  ...BARE,
  suppliers: [],
  products: ['HLT', 'VR', 'CRU', 'RST', 'FLT', 'CAR'],
  minimum_checkin_days: 1,
  fingerprint: true,
  fingerprint_off_in: [],
  header: 'v2',
  landings: demoLandings.blueHarbor,
  agent_markup: { min_percent: 0, max_percent: 30 },
  org_id: org,
}

test('[C3.5, B2.8] every setting can be decided, the header among them, reaches pages by the shell, outlives the next start, and goes back to the defaults', async () => {
  expect(await dataOf(getSettings.path)).toEqual({ ...BLUE, chosen_by: 'house' })
  const site = {
    chat: false,
    outside_chat: { kind: 'settings', script_url: 'https://chat.example/widget.js', account_id: 'acc-1' },
    complete_label: 'Book it',
    search_label: 'Look',
    no_book_link: 'https://blue.example/book',
    ads_before_login: false,
    flight_login: true,
    footer_hidden_on: ['checkout'],
  }
  const devices = { suppliers: ['octo'], minimum_checkin_days: 3, fingerprint: false, fingerprint_off_in: ['DE', 'FR'] }
  const all = { ...site, ...devices, products: ['CAR', 'HLT'], header: 'v3', landings: [], agent_markup: { min_percent: 2.5, max_percent: 12.25 } }
  expect(await dataOf(saveSettings.path, all)).toEqual({ ...all, org_id: org, chosen_by: 'organisation' })
  await db.asSystem((tx) => organisations.seed(tx))
  expect(await dataOf(getSettings.path)).toEqual({ ...all, org_id: org, chosen_by: 'organisation' })
  expect(await dataOf(getShell.path)).toMatchObject({ organisation: { site, products: ['CAR', 'HLT'], header: 'v3' } })
  // One of them alone leaves the others as they are.
  expect(await dataOf(saveSettings.path, { chat: true })).toEqual({ ...all, chat: true, org_id: org, chosen_by: 'organisation' })
  expect(await dataOf(resetSettings.path)).toEqual({ ...BLUE, chosen_by: 'house' })
  expect(await dataOf(getShell.path)).toMatchObject({ organisation: { site: BARE, products: BLUE.products, header: 'v2' } })
})

test('[C3.5] another node follows within three seconds', async () => {
  const other = node()
  const labelThere = async () => {
    const shell = await ask<{ organisation: { site: { complete_label: string | null } } }>(getShell.path, {}, caller(2), other)
    return shell.ok && shell.value.organisation.site.complete_label
  }
  expect(await labelThere()).toBeNull()
  await dataOf(saveSettings.path, { complete_label: 'Reserve' })
  clock.advance(3_001)
  expect(await labelThere()).toBe('Reserve')
  await dataOf(resetSettings.path)
})

test('[C3.5] only operators read and decide', async () => {
  for (const path of [getSettings.path, saveSettings.path, resetSettings.path]) {
    for (const usrType of [2, 3, 4] as const)
      expect(await ask(path, {}, caller(usrType)), `${path} ${usrType}`).toMatchObject({ refusal: { code: 'not_allowed' } })
  }
})

test('[C4.4] an address is stored as a URL parser writes it: no quote stays raw', () => {
  const typed = ` HTTPS://Club.Example:443/a/../book?who="me"&x='1'#<b> `
  expect(saveSettings.body.parse({ no_book_link: typed })).toEqual({ no_book_link: 'https://club.example/book?who=%22me%22&x=%271%27#%3Cb%3E' })
  expect(saveSettings.body.parse({ no_book_link: `https://club.example/it's"` })).toEqual({ no_book_link: 'https://club.example/it%27s%22' })
  expect(storedSite.parse({ products: ['HLT'], noBookLink: `https://club.example/"'` }).noBookLink).toBe('https://club.example/%22%27')
})

test('[C3.5] what could lead a traveller astray is not taken', () => {
  const bad = (body: unknown) => expect(saveSettings.body.safeParse(body).success, JSON.stringify(body)).toBe(false)
  for (const no_book_link of ['http://a.example', 'javascript:alert(1)', 'https://user:pw@a.example', 'https://localhost/x', 'a.example', '//a.example'])
    bad({ no_book_link })
  const chat = { kind: 'settings', script_url: 'https://chat.example/widget.js', account_id: 'acc-1' }
  for (const script_url of [
    'http://chat.example/a.js',
    'javascript:alert(1)',
    'https://user:pw@chat.example/a.js',
    'https://localhost/a.js',
    '//chat.example/a.js',
  ])
    bad({ outside_chat: { ...chat, script_url } })
  for (const account_id of ['', 'a b', '"><script>', 'a'.repeat(101)]) bad({ outside_chat: { ...chat, account_id } })
  bad({ outside_chat: { ...chat, kind: 'eval' } })
  expect(saveSettings.body.safeParse({ outside_chat: chat }).success).toBe(true)
  for (const complete_label of ['', ' ', 'a'.repeat(41), 'one\ntwo', '<b>Book</b>']) bad({ complete_label })
  expect(saveSettings.body.parse({ complete_label: 'Book\u202e' })).toMatchObject({ complete_label: 'Book' })
  for (const products of [[], ['HLT', 'HLT'], ['XXX']]) bad({ products })
  bad({ footer_hidden_on: ['nowhere'] })
  bad({ agent_markup: { min_percent: 9, max_percent: 8 } })
  bad({ agent_markup: { min_percent: -1, max_percent: 8 } })
  bad({ agent_markup: { min_percent: 1.005, max_percent: 8 } })
})

test('[B2.1] landing pages have the picture and the words of the organisation, in the language of the person who asks; where it wrote none in that one, the picture alone', async () => {
  const landings = [{ product: 'CAR', picture: 'hero-arch', words: [{ language: 'de-DE', title: 'Los geht’s.', lead: 'Über Brücken.' }] }]
  await dataOf(saveSettings.path, { landings })
  const shownIn = async (language: string) => {
    const outcome = await ask<{ organisation: { landings: unknown } }>(getShell.path, {}, { ...caller(2), language })
    return outcome.ok && outcome.value.organisation.landings
  }
  expect(await shownIn('de-DE')).toEqual([{ product: 'CAR', picture: 'hero-arch', words: { title: 'Los geht’s.', lead: 'Über Brücken.' } }])
  expect(await shownIn('ar')).toEqual([{ product: 'CAR', picture: 'hero-arch', words: null }])
  await dataOf(resetSettings.path)
  expect(await shownIn('en-US')).toMatchObject([{ product: 'HLT', picture: 'hero-harbour' }, { product: 'VR' }, { product: 'CAR' }])
  const twice = saveSettings.body.safeParse({ landings: [...landings, ...landings] })
  expect(twice.error?.issues[0]?.message).toBe('list each product once')
  expect(saveSettings.body.safeParse({ landings: [{ ...landings[0], picture: 'hero-nowhere' }] }).success).toBe(false)
})

test('[C5.1] the demo brands have their own landing pages in every language', () => {
  for (const { words } of Object.values(demoLandings).flat()) expect(words.map(({ language }) => language)).toEqual(LANGUAGES.map(({ tag }) => tag))
})

test('[C5.1] a page has the tagline of its organisation in the language of the reader', async () => {
  const taglineIn = async (language: string) => {
    const outcome = await ask<{ organisation: { tagline: string } }>(getShell.path, {}, { ...caller(2), language })
    return outcome.ok && outcome.value.organisation.tagline
  }
  expect(await taglineIn('en-US')).toBe('A harbour wherever you land')
  expect(await taglineIn('de-DE')).toBe('Ein Hafen, wo immer Sie ankommen')
  for (const { settings } of demoOrganisations) expect([DEFAULT_LANGUAGE, ...Object.keys(settings.taglines ?? {})]).toEqual(LANGUAGES.map(({ tag }) => tag))
})
