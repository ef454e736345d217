import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { openDb } from '@sojourn/db'
import type { SpawnedServer } from '../../tools/process/spawn-server.ts'
import type { WhichDatabase } from './bank-books.ts'
import { CANARIES } from './traveller.ts'

const { plain, challenged, code, email, firstName, lastName, phone, password } = CANARIES
const SECRETS = ['_secret_', 'sojourn_session', 'sk_test_sojourn', 'whsec_sojourn']
/** The line a person reads; everything else is for machines. */
const GREETING = /^Sojourn, with its demo world, is open at /

/** The log is JSON but for the greeting, reports no fault, and holds nothing of the person, the card or any secret. */
export function expectCleanLog({ logFile }: Pick<SpawnedServer, 'logFile'>): void {
  const text = readFileSync(logFile, 'utf8')
  const lines = text.split('\n').filter((line) => line !== '' && !GREETING.test(line))
  const faults = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)
  assert.deepEqual(faults, [])
  const found = [plain, challenged, email, 'member@sojourn.test', firstName, lastName, phone, password, ...SECRETS].filter((word) => text.includes(word))
  assert.deepEqual(found, [], `words that must not be in a log: ${found.join(', ')}`)
}

/** No row of the API or the gateway holds a full card number or a security code. Returns how many rows were read. */
export async function expectNoCardInRows(which: WhichDatabase, schemas: readonly string[] = ['public', 'gateway']): Promise<number> {
  const db = await openDb(which)
  const client = await db.pool.connect()
  let count = 0
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema = any($1) and table_type = 'BASE TABLE'`,
      [schemas],
    )
    // Rows of tenants are seen by the system role alone.
    await client.query('begin read only; set local role sojourn_system')
    for (const { name } of tables.rows) {
      const { rows: may } = await client.query<{ may: boolean }>('select has_table_privilege($1, $2) as may', [name, 'select'])
      if (!may[0]?.may) continue
      const patterns = [plain, challenged, 'cvc"?[:=] ?"?\\d{3,4}', '"code": ?"\\d{3,4}"', ...(name.startsWith('gateway.') ? [`[(,":]${code}[),"]`] : [])]
      // The database looks: the catalogue alone would be a hundred megabytes to carry here.
      const { rows } = await client.query<{ rows: number; found: string[] }>(
        `select count(*)::int as rows, coalesce(array_agg(t::text) filter (where t::text ~* $1), '{}') as found from ${name} t`,
        [patterns.join('|')],
      )
      count += rows[0]!.rows
      const { found } = rows[0]!
      assert.deepEqual(found, [], `rows of ${name} that hold card data: ${found.join('; ')}`)
    }
  } finally {
    // Whatever was found: an open connection would delay the close for ever.
    client.release(true)
    await db.close()
  }
  return count
}
