import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { newFolder } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

const fresh = () => join(newFolder(), 'lock')

test('two who want the same do it one after the other, also after one that failed', async () => {
  const file = fresh()
  const seen: string[] = []
  const turn = (name: string) =>
    oneAtATime(file, async () => {
      seen.push(`${name} begins`)
      await wait(20)
      seen.push(`${name} ends`)
      if (name === 'first') throw new Error('no luck')
    })
  await Promise.allSettled([turn('first'), turn('second')])
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('one that died in the middle is not waited for', async () => {
  const file = fresh()
  writeFileSync(file, '999999999')
  expect(await oneAtATime(file, async () => 'done')).toBe('done')
})
