import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MigrationSet } from '@sojourn/db'
import { newFolder, pgDatabase } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { gatewayMigrations } from '../create-gateway.ts'
import { testGateway } from './test-gateway.ts'

/** The tables as they were first made. */
async function firstOf(set: MigrationSet): Promise<MigrationSet & { folder: URL }> {
  const folder = newFolder()
  const name = `0001-${set.owner.replace('gateway-', '')}.sql`
  await copyFile(new URL(name, set.folder), join(folder, name))
  return { owner: set.owner, folder: pathToFileURL(`${folder}/`) }
}

const ROWS = `
  insert into payment_intents (org_id, payment_id, amount_minor, currency, received_minor, status, charge_id, keeps_card, metadata, created_ms)
    values ('mer_sojourn', 'pi_old', 1000, 'USD', 1000, 'succeeded', 'ch_old', true, '{"booking":"b1"}', 1);
  insert into charges (org_id, charge_id, payment_id, number, state, amount_minor, currency, refunded_minor, method_id, brand, last4, exp_month, exp_year, fingerprint, keep, started_ms)
    values ('mer_sojourn', 'ch_old', 'pi_old', 1, 'succeeded', 1000, 'USD', 300, 'pm_old', 'visa', '4242', 4, 2030, 'f', true, 1);
  insert into refunds (org_id, refund_id, payment_id, charge_id, amount_minor, currency, state, metadata, created_ms)
    values ('mer_sojourn', 're_old', 'pi_old', 'ch_old', 300, 'USD', 'succeeded', '{}', 1);
  insert into sandbox_charges (org_id, key, state, amount_minor, currency, brand, last4, refund, created_ms)
    values ('mer_sojourn', 'ch_old', 'succeeded', 1000, 'USD', 'visa', '4242', 'at_once', 1);
  insert into customers (org_id, customer_id, email, metadata, created_ms) values ('mer_sojourn', 'cus_old', 'old@sojourn.test', '{}', 1);
  insert into payment_methods (org_id, method_id, customer_id, brand, last4, exp_month, exp_year, fingerprint, holder, sealed, created_ms, detached_ms) values
    ('mer_sojourn', 'pm_gone', 'cus_old', 'visa', '1881', 4, 2030, 'e', 'Nora', null, 1, 2),
    ('mer_sojourn', 'pm_old', 'cus_old', 'visa', '4242', 4, 2030, 'f', 'Nora', 'x', 2, null),
    ('mer_sojourn', 'pm_new', 'cus_old', 'visa', '4444', 4, 2030, 'g', 'Nora', 'x', 3, null);
  insert into events (org_id, event_id, type, object, created_ms) values ('mer_sojourn', 'evt_old', 'payment_intent.succeeded', '{"id":"pi_old"}', 1);
  insert into webhook_deliveries (org_id, event_id, state, next_try_ms) values ('mer_sojourn', 'evt_old', 'pending', 1);`

const OLD = ['gateway-payments', 'gateway-sandbox', 'gateway-vault', 'gateway-webhooks']

test('payments, cards and events of before are what they were: the owner of the tables, who sees no row, carries all of them over', async () => {
  const database = await pgDatabase()
  const db = await database.open({ schema: 'gateway' })
  const first = await Promise.all(gatewayMigrations.filter(({ owner }) => OLD.includes(owner)).map(firstOf))
  await db.migrate(first)
  const client = await db.pool.connect()
  await client.query(`begin; set local search_path to gateway; set local role sojourn_system; ${ROWS} commit`)
  client.release()
  await db.migrate(gatewayMigrations)
  const shop = testGateway(db)
  expect((await shop.get('/v1/payment_intents/pi_old')).body).toMatchObject({ status: 'succeeded', amount_received: 1_000, setup_future_usage: 'off_session' })
  const charge = await shop.get('/v1/charges/ch_old')
  expect(charge.body).toMatchObject({
    amount_captured: 1_000,
    amount_refunded: 300,
    metadata: { booking: 'b1' },
    payment_method_details: { card: { checks: { cvc_check: null } } },
  })
  expect((await shop.post('/v1/refunds', { payment_intent: 'pi_old' })).body.amount).toBe(700)
  expect((await shop.get('/v1/customers/cus_old')).body.invoice_settings.default_payment_method).toBe('pm_old')
  const saved = (await shop.get('/v1/payment_methods?customer=cus_old')).body.data
  expect(saved).toMatchObject([{ id: 'pm_new' }, { id: 'pm_old', billing_details: { name: 'Nora' }, card: { funding: 'credit' } }])
  await shop.gateway.work.runOnce()
  expect(shop.hooks.map(({ body }) => JSON.parse(body).id)).toContain('evt_old')
  expect(await shop.broken()).toEqual([])
  await database.drop()
})
