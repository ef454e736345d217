import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { newFolder } from '@sojourn/testing'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { beforeEach, expect, test } from 'vitest'
import { PLANTS, PROJECT, PROPS } from './boundaries/plants.ts'

const rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs')

let project: string

beforeEach(() => {
  project = newFolder()
  for (const [path, source] of Object.entries({ ...PROJECT, ...PROPS })) write(path, source)
  for (const name of ['kernel', 'i18n', 'contracts', 'db', 'world', 'testing']) {
    write(`packages/${name}/package.json`, JSON.stringify({ name: `@sojourn/${name}`, exports: './src/index.ts' }))
    mkdirSync(join(project, 'node_modules/@sojourn'), { recursive: true })
    symlinkSync(join(project, 'packages', name), join(project, 'node_modules/@sojourn', name), 'junction')
  }
})

test('a project that keeps the rules is green', async () => {
  expect(await brokenRules()).toEqual([])
})

test.each(Object.entries(PLANTS))('a planted breach of %s turns that rule red and no other', async (name, [file, source]) => {
  write(file, source)
  expect(await brokenRules()).toEqual([name])
})

test('every rule has a planted fault that it finds', () => {
  expect(Object.keys(PLANTS)).toEqual(rules.forbidden.map((rule: { name: string }) => rule.name))
})

async function brokenRules(): Promise<string[]> {
  const options = { ...rules.options, baseDir: project, tsConfig: { fileName: join(project, 'tsconfig.json') } }
  const { output } = await cruise(['apps', 'packages'], { ...options, validate: true, ruleSet: { forbidden: rules.forbidden } })
  const { violations } = (output as ICruiseResult).summary
  return [...new Set(violations.map(({ rule }) => rule.name))]
}

function write(path: string, source: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), source)
}
