import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { runNode } from '../../../../tools/process/run.ts'

const MODULE = new URL('./end-with-primary.ts', import.meta.url).href

/** A primary process that dies at its worker's first message; the worker then sends another. */
const nodeThatDies = (setUp: string): string => `
  import cluster from 'node:cluster'
  import { endWithPrimary } from '${MODULE}'
  if (cluster.isPrimary) cluster.fork().on('message', () => process.kill(process.pid, 'SIGKILL'))
  else {
    ${setUp}
    process.send('first')
    const untilMs = Date.now() + 300
    while (Date.now() < untilMs);
    process.send('second')
    setTimeout(() => {}, 5_000)
  }`

test('a worker whose primary process was killed ends without an entry in the log, whatever message was being sent', async () => {
  const file = join(newFolder(), 'node.mjs')
  writeFileSync(file, nodeThatDies(''))
  expect((await runNode(file, [])).output).toContain('EPIPE')
  writeFileSync(file, nodeThatDies('endWithPrimary()'))
  expect((await runNode(file, [])).output).toBe('')
})
