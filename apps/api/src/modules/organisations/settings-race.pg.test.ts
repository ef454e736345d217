import { saveSettings } from '@sojourn/contracts'
import type { Db } from '@sojourn/db'
import { LANGUAGES } from '@sojourn/i18n'
import { invariant, systemClock } from '@sojourn/kernel'
import { idOf, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInCaller } from '../../http/index.ts'
import { createOrganisations, siteOf } from './index.ts'

const silent = { languages: LANGUAGES, minimumDaysChanged: async () => {}, acts: { record: async () => null }, membershipNo: async () => null }
const org = idOf<'org'>('org_blue')
let postgres: PgDatabase
let db: Db

beforeAll(async () => {
  postgres = await pgDatabase([createOrganisations({} as never).migrations])
  db = await postgres.open({ connectionsMax: 10 })
})
afterAll(() => postgres.drop())

test('[C3.5] operators at several nodes who change different settings at once all have theirs', async () => {
  const node = () => createOrganisations({ db, clock: systemClock, currencies: { codes: () => [] }, products: { isSold: () => true }, ...silent })
  await db.asSystem((tx) => node().seed(tx))
  const caller = { orgId: org, user: { usrType: 1 } } as SignedInCaller
  const save = (body: object) => {
    const found = node().routes.find((route) => route.kind === 'call' && route.call.path === saveSettings.path)
    invariant(found?.kind === 'call', 'it is served')
    return found.handle(saveSettings.body.parse(body), caller, undefined as never)
  }
  for (let round = 0; round < 5; round++) {
    const [complete_label, search_label] = [`Book ${round}`, `Find ${round}`]
    await Promise.all([save({ complete_label }), save({ search_label }), save({ chat: round % 2 === 0 }), save({ flight_login: round % 2 === 0 })])
    const site = siteOf((await node().get(org)).settings)
    expect(site).toMatchObject({ completeLabel: complete_label, searchLabel: search_label, chat: round % 2 === 0, flightLogin: round % 2 === 0 })
  }
})
