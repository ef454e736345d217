import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { idOf, pgDatabase } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { paymentsMigrations } from './index.ts'
import { moneyOf } from './money-of.ts'

const org = idOf<'org'>('org_test')
const attempt = (id: string, paidWith: string | null) =>
  `('org_test', 'pay_${id}', 'bkg_${id}', 1, 'key_${id}', 'pi_${id}', 1000, 'USD', '', 'payment', 'succeeded', ${paidWith === null ? 'null' : `'${paidWith}'`}, 1, 2)`

test('a card that was stored as its words is the same card after the upgrade', async () => {
  const before = await mkdtemp(join(tmpdir(), 'payments-before-'))
  // As it was until the words became facts.
  await cp(fileURLToPath(paymentsMigrations.folder), before, { recursive: true, filter: (file) => !(basename(file) >= '0010' && file.endsWith('.sql')) })
  const database = await pgDatabase()
  const db = await database.open()
  await db.migrate([{ owner: paymentsMigrations.owner, folder: pathToFileURL(`${before}/`) }])
  const client = await db.pool.connect()
  await client.query(`begin; set local role sojourn_system; insert into payment_attempts
    (org_id, attempt_id, booking_id, number, key, gateway_payment_id, amount_minor, currency, description, kind, state, paid_with, created_ms, settled_ms)
    values ${[attempt('amex', 'American Express ending 0005'), attempt('other', 'trending ending 1234'), attempt('none', null)].join()}; commit`)
  client.release()
  await db.migrate([paymentsMigrations])
  const paidWith = async (id: string) => (await db.inTenant(org, (tx) => moneyOf(tx, org, idOf<'booking'>(`bkg_${id}`), 'USD'))).paidWith
  expect([await paidWith('amex'), await paidWith('other'), await paidWith('none')]).toEqual(['American Express ending 0005', 'trending ending 1234', null])
  await database.drop()
  await rm(before, { recursive: true })
})
