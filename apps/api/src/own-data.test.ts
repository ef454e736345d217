import type { Db } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWholeApi, wholeDb } from './whole-api.testing.ts'

/** Columns that name a person. */
const PERSON = [
  'user_id',
  'agent_id',
  'client_id',
  'owner_id',
  'giver_id',
  'claimed_by',
  'actor_id',
  'added_by',
  'email',
  'to_email',
  'guests',
  'contact',
  'sealed',
]

/** The part of the file of a person's data that each table about people is in. */
const PART: Readonly<Record<string, string>> = {
  users: 'account',
  accounts: 'account',
  sessions: 'account',
  second_factors: 'account',
  bookings: 'bookings',
  traveller_identities: 'travellers',
  tenders: 'bookings',
  tender_plans: 'bookings',
  checkouts: 'checkouts',
  payment_customers: 'saved_cards',
  payment_cards: 'value',
  coupons: 'value',
  coupon_uses: 'value',
  point_lots: 'value',
  loyalty_members: 'value',
  memberships: 'memberships',
  membership_events: 'memberships',
  membership_people: 'plans_shown',
  membership_consents: 'membership_consents',
  organisation_terms: 'terms_paid_by_organisation',
  plan_people: 'plans_named_for',
  charge_consents: 'consents_to_charges',
  charge_mandates: 'mandates',
  scheduled_charges: 'later_charges',
  wallet_gifts: 'gifts_given',
  trips: 'trips',
  trip_members: 'trips',
  trip_items: 'trips',
  support_threads: 'support',
  waiting_entries: 'waiting_lists',
  resort_owners: 'owned_weeks',
  resort_deposits: 'week_deposits',
  acts: 'activity',
  risk_signals: 'signals',
}

/** Tables that name people and are in nobody's file, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  news_reads: 'how far the news was read, which every page shows',
  hold_claims: 'a count of what is held, gone within the hour',
  early_holds: 'what is held without a checkout, gone within the hour',
  risk_reviews: 'what is made of signals; to tell it would show how fraud is found',
  blocked_sessions: 'ended sessions of blocked people, without content',
  recovery_codes: 'hashes of secrets',
  locked_accounts: 'an account that was closed, which nobody can sign in to',
  membership_purchases: 'the purchase of a plan that is open, which is in `bookings`',
  impersonation_keys: 'hashes of secrets that live for a minute; what was done with them is in `activity`',
  address_proofs: 'hashes of secrets; what was proven is in `account`',
  invitations: 'of people without an account',
  trip_links: 'of people who have not joined yet',
  agency_sales: 'parts `statement`, `earnings` and `pay_links` of agents',
  agency_earnings: 'part `earnings` of agents',
  agency_desks: 'whom an agent serves right now',
  credit_lines: 'part `statement` of agents',
  pay_links: 'part `pay_links` of agents',
  cruise_holds: 'how many sleep in a cabin, which is in `bookings`',
}

let db: Db
beforeAll(async () => {
  db = await wholeDb()
})
afterAll(() => db?.close())

test('each table about people is in the file of their data, or said not to be', async () => {
  const { rows } = await db.pool.query<{ table_name: string }>(
    `select distinct table_name from information_schema.columns where table_schema = 'public' and column_name = any($1)`,
    [PERSON],
  )
  const known = new Set([...Object.keys(PART), ...Object.keys(LEFT_OUT)])
  expect(rows.map(({ table_name }) => table_name).filter((table) => !known.has(table))).toEqual([])
})

test('the parts are in the file: trips, memberships, mandates and later charges too', async () => {
  const system = openWholeApi(db, fakeClock())
  const member = system.visit()
  await member.signIn('member@sojourn.test')
  await member.call('/api/trips/save', { name: 'Spring', destination_name: 'Lisbon', from: '2027-03-12', to: '2027-03-15' })
  const { parts } = (await member.call('/api/user/exportData', {})).body.data
  expect(Object.keys(parts)).toEqual(expect.arrayContaining([...new Set(Object.values(PART))]))
  expect(parts.memberships).toHaveLength(1)
  expect(parts.trips).toMatchObject(expect.arrayContaining([expect.objectContaining({ trip_list_name: 'Spring' })]))
  expect(JSON.stringify(parts)).not.toMatch(/code_hash|token_hash|browser_id|revenue/)
})
