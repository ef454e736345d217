import { readFile } from 'node:fs/promises'
import { getShell, PRODUCT_PAGES, type ProductPages } from '@sojourn/contracts'
import { LANGUAGES } from '@sojourn/i18n'
import { invariant, type ProductCode, publicCodeOf } from '@sojourn/kernel'
import { fakeClock, idOf, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../http/index.ts'
import { currencies } from './currencies.ts'
import { createOrganisations } from './index.ts'
import { defaultOrganisation } from './seed.ts'

const clock = fakeClock()
const { migrations } = createOrganisations({} as never)
let db: Awaited<ReturnType<typeof testDb>>
let organisations: ReturnType<typeof createOrganisations>

beforeAll(async () => {
  db = await testDb([migrations])
  organisations = createOrganisations({
    db,
    clock,
    currencies: { codes: () => ['EUR', 'USD', 'JPY', 'ZZZ'] },
    languages: LANGUAGES,
    minimumDaysChanged: async () => {},
    acts: { record: async () => null },
    membershipNo: async () => null,
    products: { isSold: (code) => ['CAR', 'HLT'].includes(code) },
  })
})
afterAll(() => db.close())

const nameAt = async (host: string) => (await organisations.findByHost(host))?.name ?? null

test('without demo data no host is anyone’s, loopback included; the first brand lives at the public host alone', async () => {
  const empty = await testDb([migrations])
  const own = createOrganisations({
    db: empty,
    clock,
    currencies: { codes: () => [] },
    languages: LANGUAGES,
    products: { isSold: () => true },
    minimumDaysChanged: async () => {},
    acts: { record: async () => null },
    membershipNo: async () => null,
  })
  expect(await own.findByHost('localhost:4290')).toBeNull()
  await empty.asSystem((tx) => own.seedDefault(tx, 'Travel.Example:443'))
  await empty.asSystem((tx) => own.seedDefault(tx, 'other.example'))
  expect((await own.list()).map((each) => each.hosts)).toEqual([['travel.example']])
  expect([await own.findByHost('127.0.0.1'), await own.findByHost('other.example')]).toEqual([null, null])
  await empty.close()
})

test('the host names the organisation; unknown loopback names are Sojourn, other unknown hosts none', async () => {
  await db.asSystem((tx) => organisations.seed(tx))
  expect(await nameAt('localhost:4290')).toBe('Sojourn')
  expect(await nameAt('BLUE.localhost')).toBe('Blue Harbor Club')
  expect(await nameAt('agents.localhost:80')).toBe('Northwind Agents')
  for (const host of ['127.0.0.1:4290', '[::1]:4290', 'whatever.localhost']) expect(await nameAt(host), host).toBe('Sojourn')
  for (const host of ['example.com', 'localhost.example.com', '']) expect(await nameAt(host), host).toBeNull()
})

test('seeding twice is seeding once', async () => {
  await db.asSystem((tx) => organisations.seed(tx))
  expect((await organisations.list()).map(({ orgId, settings }) => [orgId, settings.header, settings.currency])).toEqual([
    ['org_blue', 'v2', 'EUR'],
    ['org_northwind', 'v3', 'USD'],
    ['org_sojourn', 'v1', 'USD'],
  ])
})

test('a change reaches other nodes within three seconds', async () => {
  const node = createOrganisations({
    db,
    clock,
    currencies: { codes: () => [] },
    languages: LANGUAGES,
    products: { isSold: () => true },
    minimumDaysChanged: async () => {},
    acts: { record: async () => null },
    membershipNo: async () => null,
  })
  const blue = await node.get(idOf<'org'>('org_blue'))
  await db.asSystem((tx) => organisations.save(tx, { ...blue, name: 'Blue Harbour' }))
  expect((await organisations.get(blue.orgId)).name).toBe('Blue Harbour')
  expect((await node.get(blue.orgId)).name).toBe('Blue Harbor Club')
  clock.advance(3_001)
  expect((await node.get(blue.orgId)).name).toBe('Blue Harbour')
})

test('a theme that cannot be read is not saved, and a host has one owner', async () => {
  const blue = await organisations.get(idOf<'org'>('org_blue'))
  const pale = { ...blue.settings.theme, day: { ...blue.settings.theme.day, ink: '#d0d0d0' } }
  const outcome = await db.asSystem((tx) => organisations.save(tx, { ...blue, settings: { ...blue.settings, theme: pale } }))
  expect(outcome).toMatchObject({ ok: false, refusal: { code: 'bad_theme' } })
  expect((await organisations.get(blue.orgId)).settings.theme.day.ink).toBe('#0e2240')
  await expect(db.asSystem((tx) => organisations.save(tx, { ...blue, hosts: ['localhost'] }))).rejects.toThrow(/organisation_hosts/)
})

test('the shell shows who the site is and who asks, offers the currencies there are rates for, and keeps the markup', async () => {
  const [shell] = organisations.routes
  invariant(shell?.kind === 'call', 'the shell is a call')
  const caller = { orgId: 'org_sojourn', user: null, currency: 'USD', language: 'en-US' } as unknown as Caller
  const outcome = await shell.handle({}, caller, {} as never)
  invariant(outcome.ok, 'the shell answers everyone')
  const data = getShell.data.parse(outcome.value)
  expect(data).toMatchObject({ organisation: { name: 'Sojourn', header: 'v1', currency: 'USD' }, user: null, currency: 'USD', minimum_checkin_days: 1 })
  expect(data.currencies.map(({ code }) => code)).toEqual(['USD', 'EUR', 'JPY'])
  expect(data.currencies[0]).toEqual({ code: 'USD', name: 'US Dollar', flag: 'US', id: 9 })
  expect(JSON.stringify(outcome.value)).not.toMatch(/markup/i)
})

test('the shell announces the products that can be booked, in the order of the organisation', async () => {
  const [shell] = organisations.routes
  invariant(shell?.kind === 'call', 'the shell is a call')
  const announced = async (orgId: string) => {
    const outcome = await shell.handle({}, { orgId, user: null, currency: 'USD', language: 'en-US' } as unknown as Caller, {} as never)
    invariant(outcome.ok, 'the shell answers everyone')
    return getShell.data.parse(outcome.value).organisation.products
  }
  const org = await organisations.get(idOf<'org'>('org_northwind'))
  await db.asSystem((tx) => organisations.save(tx, { ...org, settings: { ...org.settings, products: ['FLT', 'CAR', 'ACT', 'HLT'] } }))
  expect(await announced('org_northwind')).toEqual(['CAR', 'HLT'])
})

test('the first brand sells everything that is searched for', () => {
  const searched = Object.entries<ProductPages>(PRODUCT_PAGES).flatMap(([code, { results }]) =>
    results === undefined ? [] : [publicCodeOf(code as ProductCode)],
  )
  expect(defaultOrganisation([]).settings.products).toEqual(expect.arrayContaining(searched))
})

test('[B6.4] settings stored before there were price groups apply as before, for both groups, with the earliest check-in that was', async () => {
  const old = { tagline: 'As before', markupBasisPoints: 1_234 }
  await db.pool.query(`insert into organisations values ('org_old', 'Old', $1)`, [JSON.stringify(old)])
  await db.pool.query(await readFile(new URL('./data/0002-markup-by-group.sql', import.meta.url), 'utf8'))
  const { rows } = await db.pool.query(`delete from organisations where org_id = 'org_old' returning settings`)
  expect(rows).toEqual([{ settings: { tagline: 'As before', markup: { b2c: 1_234, b2b: 1_234 }, minimumCheckinDays: 1 } }])
})

test('no two currencies share an id or a code', () => {
  expect(new Set(currencies.map(({ id }) => id)).size).toBe(currencies.length)
  expect(new Set(currencies.map(({ code }) => code)).size).toBe(currencies.length)
})

test('a tenant’s role cannot read what other organisations decided', async () => {
  const client = await db.pool.connect()
  await client.query("begin; set local role sojourn_tenant; set local app.tenant = 'org_blue'")
  await expect(client.query('select * from organisations')).rejects.toThrow(/permission denied/)
  await client.query('rollback')
  client.release()
})
