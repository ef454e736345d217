import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '@sojourn/testing'
import { beforeEach, expect, test } from 'vitest'
import { lightFirst } from './count-tests.ts'
import { resultOf, runVitest, vitestStep } from './vitest-step.ts'

const counts = { passed: 5, failed: 0, files: 2, turns: 2, isCut: false, times: [{ file: 'a.test.ts', ms: 3 }], retried: [] as string[] }

test('a run that was ended in time is green by what it ran, and says what had no turn', () => {
  expect(resultOf(1, { ...counts, files: 9, isCut: true }, true)).toEqual({
    ok: true,
    tally: { passed: 5, failed: 0 },
    times: counts.times,
    retried: [],
    unrun: '7 of 9 test files, for there was no time',
  })
  expect(resultOf(1, { ...counts, isCut: true }, true).unrun).toBeUndefined()
})

test('a run that was ended before any test ran is a failure, and says so', () => {
  for (const [files, left] of [
    [9, '9 of 9'],
    [0, 'all'],
  ] as const)
    expect(resultOf(1, { ...counts, passed: 0, files, turns: 0, isCut: true }, true)).toMatchObject({
      ok: false,
      tally: { passed: 0, failed: 1 },
      unrun: `${left} test files, for there was no time`,
      output: expect.stringContaining('No test ran'),
    })
})

test('a failure stays one, whether there was time for the rest or not', () => {
  expect(resultOf(1, { ...counts, failed: 2, files: 9, isCut: true }, true)).toMatchObject({ ok: false, tally: { passed: 5, failed: 2 } })
  expect(resultOf(1, { ...counts, failed: 2 }, true)).toMatchObject({ ok: false, tally: { passed: 5, failed: 2 } })
})

test('without counts, or with an unexpected bad exit, a run never passes', () => {
  expect(resultOf(0, null, false).ok).toBe(false)
  expect(resultOf(1, null, true).ok).toBe(false)
  expect(resultOf(1, counts, true)).toMatchObject({ ok: false, tally: { passed: 5, failed: 1 } })
})

let folder: string
beforeEach(() => {
  folder = newFolder()
})
const write = (name: string, source: string) => writeFileSync(join(folder, `${name}.test.js`), source)
const runThere = (deadline: { untilMs?: number; atLeastMs?: number } = {}) =>
  runVitest(['--root', folder, '--globals', '--maxWorkers=1'], { ...deadline, output: 'keep' })

test('Vitest ends at the deadline, whatever still runs, and only what ran to its end is counted', async () => {
  write('endless', "test('endless', () => new Promise(() => {}), 600_000)")
  write('after-it', "test('after it', () => new Promise(() => {}), 600_000)")
  const { ok, tally, unrun } = await runThere({ untilMs: Date.now() + 3_000 })
  expect({ ok, tally }).toEqual({ ok: false, tally: { passed: 0, failed: 1 } })
  // On a busy machine the time is up before a file is found.
  expect(unrun).toMatch(/^(2 of 2|all) test files, for there was no time$/)
})

test('however late it is, the tests have a time of their own', async () => {
  write('short', "test('short', () => {})")
  expect(await runThere({ untilMs: Date.now() - 60_000, atLeastMs: 60_000 })).toMatchObject({ ok: true, tally: { passed: 1, failed: 0 } })
})

test('where a change has no tests, others run in their place', async () => {
  write('other', "test('other', () => {})")
  const none = ['--root', folder, '--globals', '--passWithNoTests', 'no-such-file']
  const instead = ['--root', folder, '--globals', 'other']
  expect(await vitestStep('unit', [], { more: none, instead }).run()).toMatchObject({ ok: true, tally: { passed: 1, failed: 0 } })
})

test('quick files come before those that open a system', () => {
  const files = ['a-system', 'rule'].map((name) => ({ moduleId: join(folder, `${name}.test.js`) }))
  write('a-system', 'await createSystem()')
  write('rule', 'expect(1).toBe(1)')
  expect(lightFirst(files)).toEqual(files.toReversed())
})

test('a test that fails, a file that cannot be loaded and a set-up that breaks are a failure each', async () => {
  write('wrong', "test('wrong', () => expect(1).toBe(2)); test('right', () => {})")
  write('unloaded', "throw new Error('not a file')")
  write('unprepared', "describe('a', () => { beforeAll(() => { throw new Error('no') }); test('b', () => {}) })")
  const { times = [], ...result } = await runThere()
  expect(result).toEqual({ ok: false, tally: { passed: 1, failed: 3 }, retried: [] })
  expect(times.map(({ file }) => file).sort()).toEqual(['unloaded.test.js', 'unprepared.test.js', 'wrong.test.js'])
  expect(times.every(({ ms }) => ms >= 0)).toBe(true)
})

test('a test that passes only when it is tried again is named', async () => {
  write('slow', "let tries = 0; test('comes late', { retry: 1 }, () => expect(++tries).toBe(2))")
  const { ok, retried = [] } = await runThere()
  expect({ ok, retried }).toEqual({ ok: true, retried: [expect.stringMatching(/^slow\.test\.js:\d+: comes late: expected 1 to be 2/)] })
})
