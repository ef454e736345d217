import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'

const MODULE = new URL('./run-until-stopped.ts', import.meta.url).href

/** Runs a server whose start is the given source, in a process of its own; once it says "up" it is sent `signal`. */
function runServer(start: string, signal?: NodeJS.Signals): Promise<{ code: number | null; out: string; err: string }> {
  const source = `import { runUntilStopped } from '${MODULE}'\nawait runUntilStopped(${start})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'pipe'] })
  let [out, err] = ['', '']
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  child.stdout.on('data', (chunk) => {
    out += chunk
    if (signal && out.includes('up')) child.kill(signal)
  })
  return new Promise((ended) => child.on('close', (code) => ended({ code, out, err })))
}

const SERVING = `async () => {
  const work = setInterval(() => {}, 1000)
  setTimeout(() => console.log('up'))
  return { stop: async () => { clearInterval(work); console.log('put down') } }
}`

test('a signal to stop is answered by stopping, and an exit of 0', async () => {
  expect(await runServer(SERVING, 'SIGTERM')).toEqual({ code: 0, out: 'up\nput down\n', err: '' })
})

test('a start that is refused ends in one line and exit 1', async () => {
  const start = `async () => { throw Object.assign(new Error('PORT must be a port number.'), { name: 'BadSetting' }) }`
  expect(await runServer(start)).toEqual({ code: 1, out: '', err: 'sojourn: PORT must be a port number.\n' })
})

test('a defect shows where it happened before its line', async () => {
  const { code, err } = await runServer(`async () => { throw new TypeError('no such thing') }`)
  expect(code).toBe(1)
  expect(err).toMatch(/TypeError: no such thing\n\s+at [\s\S]*sojourn: no such thing\n$/)
})
