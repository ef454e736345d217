import { expect, test } from 'vitest'
import { runSteps } from './run-steps.ts'
import type { Step, StepResult } from './step.ts'

const step = (name: string, result: StepResult, stopsTheRun = false): Step => ({ name, stopsTheRun, run: async () => result })
const runAll = async (...steps: Step[]) => {
  const lines: string[] = []
  const ok = await runSteps(steps, (line) => lines.push(line))
  return { ok, lines, last: lines.at(-1)?.trim() }
}

test('the run ends with the sum of all tests on a line of its own', async () => {
  const unit = step('unit', { ok: true, tally: { passed: 5, failed: 0 } })
  const browser = step('browser', { ok: false, tally: { passed: 2, failed: 1 } })
  expect(await runAll(step('types', { ok: true }), unit, browser)).toMatchObject({ ok: false, last: '7 passed, 1 failed' })
})

test('failed checks count as one failure each, are all reported, and leave the costly rest unrun, by name', async () => {
  const unit = step('unit', { ok: true, tally: { passed: 5, failed: 0 } })
  const lint = { ...step('lint', { ok: false, output: 'useConst' }, true), always: true }
  const { ok, last, lines } = await runAll(step('types', { ok: false, output: 'TS2322' }, true), unit, lint)
  expect({ ok, last }).toEqual({ ok: false, last: '0 passed, 2 failed' })
  expect(lines).toEqual(expect.arrayContaining(['TS2322', 'useConst']))
  expect(lines).toContain('Not run: unit')
})

test('failed tests do not keep later steps from running', async () => {
  const unit = step('unit', { ok: false, tally: { passed: 0, failed: 1 } })
  expect((await runAll(unit, step('browser', { ok: true, tally: { passed: 1, failed: 0 } }))).last).toBe('1 passed, 1 failed')
})

test('a step that throws is a failed step with its message', async () => {
  const broken: Step = { name: 'browser', stopsTheRun: false, run: () => Promise.reject(new Error('no browser')) }
  const { ok, lines } = await runAll(broken)
  expect(ok).toBe(false)
  expect(lines).toContain('no browser')
})

test('steps that only read the code run in parallel, each reported by its name', async () => {
  let running = 0
  const reading = (name: string): Step => ({
    ...step(name, { ok: true }, true),
    always: true,
    run: async () => {
      running++
      await expect.poll(() => running).toBe(2)
      return { ok: true }
    },
  })
  const { lines } = await runAll(reading('types'), reading('lint'), step('unit', { ok: true, tally: { passed: 1, failed: 0 } }))
  expect(lines.map((line) => line.replace(/ [\d.]+ s$/, ''))).toEqual(['▸ types, lint', '✓ types', '✓ lint', '▸ unit', '✓ unit', '\n1 passed, 0 failed'])
})

test('what a step had no time for is reported before the sum', async () => {
  const { ok, lines } = await runAll(step('unit', { ok: true, tally: { passed: 3, failed: 0 }, unrun: '7 of 9 test files' }))
  expect({ ok, lines: lines.slice(-2) }).toEqual({ ok: true, lines: ['Not run: 7 of 9 test files', '\n3 passed, 0 failed'] })
})

test('the ten slowest test files of all steps come before the sum, longest first', async () => {
  const times = Array.from({ length: 11 }, (_, index) => ({ file: `${index}.test.ts`, ms: 100 * index }))
  const unit = step('unit', { ok: true, tally: { passed: 11, failed: 0 }, times })
  const browser = step('browser', { ok: true, tally: { passed: 1, failed: 0 }, times: [{ file: 'e2e/book.e2e.ts', ms: 61_250 }] })
  const { lines } = await runAll(unit, browser)
  const shown = lines.slice(lines.indexOf('\nSlowest test files:'))
  expect(shown).toHaveLength(12)
  expect(shown.slice(1, 3)).toEqual(['   61.3 s  e2e/book.e2e.ts', '    1.0 s  10.test.ts'])
  expect(shown.at(-1)).toBe('\n12 passed, 0 failed')
})
