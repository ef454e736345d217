import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { createSystem, type System } from '../../apps/server/src/create-system.ts'
import { demoWorld } from '../harness/demo-world.ts'

const MEMBER = { email: 'member@sojourn.test', password: 'travel-demo-1' }

async function wallet(system: System): Promise<unknown> {
  const post = (path: string, body: unknown, cookie = '') =>
    system.api.fetch(
      new Request(`http://localhost:4100${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', cookie } }),
    )
  const signedIn = await post('/api/user/signIn', MEMBER)
  expect(signedIn.status).toBe(200)
  const { data } = (await (await post('/api/wallet/get', {}, signedIn.headers.getSetCookie()[0]?.split(';')[0])).json()) as { data: unknown }
  return data
}

test('a copy of the data folder of a stopped node is a backup: put elsewhere, it starts and goes on', async () => {
  const folder = await demoWorld()
  const system = await createSystem({ DATA_DIR: folder })
  await system.seed()
  const before = await wallet(system)
  await system.close()
  const copy = join(newFolder(), 'data')
  cpSync(folder, copy, { recursive: true })
  rmSync(folder, { recursive: true })
  const restored = await createSystem({ DATA_DIR: copy })
  await restored.seed()
  expect(await wallet(restored)).toEqual(before)
  expect(await restored.invariants()).toEqual([])
  await restored.close()
})
