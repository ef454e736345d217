import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HOUSE, PLANTS, PROPS } from './boundaries/plants.ts'

const rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs')

let house: string

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'sojourn-house-'))
  for (const [path, source] of Object.entries({ ...HOUSE, ...PROPS })) write(path, source)
  for (const name of ['kernel', 'contracts', 'db', 'world', 'testing']) {
    write(`packages/${name}/package.json`, JSON.stringify({ name: `@sojourn/${name}`, exports: './src/index.ts' }))
    mkdirSync(join(house, 'node_modules/@sojourn'), { recursive: true })
    symlinkSync(join(house, 'packages', name), join(house, 'node_modules/@sojourn', name), 'junction')
  }
})
afterEach(() => rmSync(house, { recursive: true }))

test('a house that keeps the rules is green', async () => {
  expect(await brokenRules()).toEqual([])
})

test.each(Object.entries(PLANTS))('a planted breach of %s turns that rule red and no other', async (name, [file, source]) => {
  write(file, source)
  expect(await brokenRules()).toEqual([name])
})

test('no rule stands without its plant', () => {
  expect(Object.keys(PLANTS)).toEqual(rules.forbidden.map((rule: { name: string }) => rule.name))
})

async function brokenRules(): Promise<string[]> {
  const options = { ...rules.options, baseDir: house, tsConfig: { fileName: join(house, 'tsconfig.json') } }
  const { output } = await cruise(['apps', 'packages'], { ...options, validate: true, ruleSet: { forbidden: rules.forbidden } })
  const { violations } = (output as ICruiseResult).summary
  return [...new Set(violations.map(({ rule }) => rule.name))]
}

function write(path: string, source: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true })
  writeFileSync(join(house, path), source)
}
