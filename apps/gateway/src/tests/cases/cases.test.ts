import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { CASES_ELSEWHERE, GATEWAY_CASES } from './all-cases.testing.ts'
import { type CaseWorld, openCaseWorld } from './case-system.testing.ts'

const ROOT = new URL('../../../../../', import.meta.url)

describe.each(['sandbox', 'stripe'] as const)('with the provider %s', (provider) => {
  let world: CaseWorld

  beforeAll(async () => {
    world = await openCaseWorld(provider)
    return () => world.close()
  })

  test.each(GATEWAY_CASES.map((one) => [one.n, one.name, one] as const))('case %i: %s', async (_n, _name, { steps, end }) => {
    const system = await world.open()
    const id = await steps(system)
    const { body } = await system.shop.get(`/v1/${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${id}`)
    expect({ status: body.status, received: body.amount_received ?? 0 }).toEqual({ status: end.status, received: end.received ?? end.taken })
    expect(await system.books()).toEqual({ taken: end.taken, times: end.taken > 0 ? 1 : 0, back: end.back ?? 0 })
    expect(await world.broken()).toEqual([])
  })
})

test('forty cases, each once', () => {
  const numbers = [...GATEWAY_CASES, ...CASES_ELSEWHERE].map(({ n }) => n).sort((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
})

test.each(CASES_ELSEWHERE.map((one) => [one.n, one.name, one] as const))('case %i, %s, is tested elsewhere', (_n, _name, { file, title }) => {
  const at = new URL(file, ROOT)
  const files = file.endsWith('/') && existsSync(at) ? readdirSync(at).map((name) => new URL(name, at)) : [at]
  expect(files.some((one) => existsSync(one) && readFileSync(one, 'utf8').includes(title))).toBe(true)
})
