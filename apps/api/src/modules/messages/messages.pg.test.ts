import { createIds, systemClock } from '@sojourn/kernel'
import { idOf, pgDatabase } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { createMessages } from './index.ts'

const SOJOURN = idOf<'org'>('org_sojourn')
const head = { name: 'Sojourn', paper: '#f6f0e4', sheet: '#fdf9f1', ink: '#17283a', accent: '#b03d26', onAccent: '#fff8ef' }

test('four nodes delivering at once send each of sixty mails once', async () => {
  const database = await pgDatabase([createMessages({ devMail: false } as never).migrations])
  const sent: string[] = []
  const transport = { send: async ({ to }: { to: string }) => void sent.push(to) }
  const deps = {
    letters: () => [],
    clock: systemClock,
    ids: createIds(),
    letterheadOf: async () => head,
    transport,
    devMail: false,
  }
  const nodes = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const db = await database.open({ connectionsMax: 3 })
      return { db, messages: createMessages({ ...deps, db }) }
    }),
  )
  const { db, messages } = nodes[0]!
  await db.inTenant(SOJOURN, async (tx) => {
    for (let i = 0; i < 60; i++) {
      const data = { firstName: 'A', link: 'https://travel.example/' }
      await messages.send(tx, { orgId: SOJOURN, key: `k${i}`, to: `a${i}@example.com`, kind: 'existing_account', data })
    }
  })
  await Promise.all(
    nodes.map(async (node) => {
      while ((await node.messages.deliver()) > 0);
    }),
  )
  expect(sent).toHaveLength(60)
  expect(new Set(sent).size).toBe(60)
  await database.drop()
})
