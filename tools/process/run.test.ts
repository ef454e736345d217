import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { newFolder } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { fromRoot } from '../root.ts'
import { run } from './run.ts'

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('what a command says comes with its code, and one that cannot be started fails', async () => {
  expect(await run(process.execPath, ['-e', "console.log('said'); process.exitCode = 3"])).toEqual({ code: 3, output: 'said\n' })
  expect(await run('no-such-command', [])).toMatchObject({ code: 127 })
})

test('a command that runs ends with the process that started it: a start that is refused leaves no build behind', async () => {
  const folder = newFolder()
  const file = join(folder, 'pid')
  const lasting = `require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); setTimeout(() => {}, 600_000)`
  const starter = join(folder, 'starter.ts')
  writeFileSync(
    starter,
    `import { existsSync, readFileSync } from 'node:fs'
import { run } from '${pathToFileURL(fromRoot('tools', 'process', 'run.ts')).href}'
void run(process.execPath, ['-e', ${JSON.stringify(lasting)}])
setInterval(() => existsSync(${JSON.stringify(file)}) && readFileSync(${JSON.stringify(file)}, 'utf8') !== '' && process.exit(0), 20)`,
  )
  expect(await run(process.execPath, [starter])).toEqual({ code: 0, output: '' })
  await expect.poll(() => isAlive(Number(readFileSync(file, 'utf8'))), { timeout: 15_000 }).toBe(false)
})
