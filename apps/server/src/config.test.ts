import { availableParallelism } from 'node:os'
import { newFolder } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { connectionsOf, readConfig } from './config.ts'

const dataDir = newFolder()
const secrets = { SESSION_SECRET: 'x'.repeat(32), VAULT_KEY: 'y'.repeat(32) }
const keys = { GATEWAY_SECRET_KEY: 'sk_live_12345', GATEWAY_PUBLISHABLE_KEY: 'pk_live_12345', GATEWAY_WEBHOOK_SECRET: 'whsec_12345' }

test('with nothing set it serves the demo world on loopback and keeps the secrets it makes', () => {
  const first = readConfig({ DATA_DIR: dataDir })
  expect(first).toMatchObject({ port: 4100, gatewayPort: 4101, publicUrl: 'http://localhost:4100', gatewayUrl: 'http://localhost:4101', demo: true })
  expect(readConfig({ DATA_DIR: dataDir }).sessionSecret).toBe(first.sessionSecret)
})

test('away from loopback there is no demo data and every secret must be given', () => {
  const away = { PUBLIC_URL: 'https://travel.example', DATA_DIR: dataDir }
  expect(() => readConfig(away)).toThrow(/SESSION_SECRET is missing/)
  expect(() => readConfig({ ...away, ...secrets })).toThrow(/GATEWAY_SECRET_KEY is missing/)
  expect(readConfig({ ...away, ...secrets, ...keys })).toMatchObject({ demo: false, publicUrl: 'https://travel.example' })
})

test.each([
  [{ PORT: 'abc' }, /^PORT must be a port number/],
  [{ PORT: '99999' }, /^PORT must be a port number from 1 to 65535/],
  [{ PORT: '4101' }, /^GATEWAY_PORT must differ/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must begin with postgres/],
  [{ SEED: 'big' }, /^SEED must be demo or none/],
  [{ PUBLIC_URL: 'travel' }, /^PUBLIC_URL must be an address/],
  [{ WORKERS: 'many' }, /^WORKERS must be a whole number from 1 to 64/],
  [{ WORKERS: '0', DATABASE_URL: 'postgres://x' }, /^WORKERS must be a whole number from 1 to 64/],
  [{ WORKERS: '1.5' }, /^WORKERS must be a whole number from 1 to 64/],
  [{ WORKERS: '2' }, /^WORKERS must be 1 without DATABASE_URL/],
])('a bad setting %o ends in one line that names it', (env, line) => {
  expect(() => readConfig({ DATA_DIR: dataDir, ...env })).toThrow(line)
})

const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

test('cards are charged by Stripe where its three settings are given, else by the sandbox', () => {
  expect(readConfig({ DATA_DIR: dataDir }).stripe).toBeUndefined()
  expect(readConfig({ DATA_DIR: dataDir, ...stripe }).stripe).toEqual({ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' })
})

test.each([
  [{ ...stripe, STRIPE_SECRET_KEY: '' }, /^STRIPE_SECRET_KEY is missing/],
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: '' }, /^STRIPE_PUBLISHABLE_KEY is missing/],
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: '' }, /^STRIPE_WEBHOOK_SECRET is missing/],
  [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' }, /^STRIPE_SECRET_KEY must be a secret key of Stripe/],
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, /^STRIPE_PUBLISHABLE_KEY must be a publishable key/],
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'secret' }, /^STRIPE_WEBHOOK_SECRET must be the signing secret/],
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, /^STRIPE_PUBLISHABLE_KEY must be of the same mode/],
  [{ ...stripe, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, /^STRIPE_SECRET_KEY is a live key/],
])('half an account at Stripe, or a wrong one, ends the start in one line: %#', (env, line) => {
  expect(() => readConfig({ DATA_DIR: dataDir, ...env })).toThrow(line)
  expect(() => readConfig({ DATA_DIR: dataDir, ...env })).not.toThrow(/(sk|pk)_(test|live)_1/)
})

test('there is a process for each core on PostgreSQL, and one on the embedded database; together they keep to the connections of a node', () => {
  expect(readConfig({ DATA_DIR: dataDir }).workers).toBe(1)
  expect(readConfig({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://x' }).workers).toBe(Math.min(availableParallelism(), 8))
  expect(readConfig({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://x', WORKERS: '3' }).workers).toBe(3)
  expect([1, 2, 4, 5, 8].map((workers) => workers * connectionsOf(workers))).toEqual([10, 20, 20, 20, 32])
})
