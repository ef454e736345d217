import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solveProof, zeroBitsOf } from './proof-of-work.ts'
import { createProofs } from './proofs.ts'

test('the zero bits are those of SHA-256', () => {
  for (let i = 0; i < 500; i++) {
    const text = `${'x'.repeat(i % 52)}${i.toString(36)}`
    expect(zeroBitsOf(text), text).toBe(Math.clz32(createHash('sha256').update(text).digest().readUInt32BE()))
  }
})

test('a proof is good for its purpose, for five minutes, and for its own challenge', async () => {
  let nowMs = 1_800_000_000_000
  const proofs = createProofs({ secret: 'of the server', nowMs: () => nowMs })
  const proof = await solveProof(proofs.challenge('hold 203.0.113.7', 8))
  expect(proofs.judge('hold 203.0.113.7', proof)).toMatchObject({ bits: 8 })
  expect(proofs.judge('hold 203.0.113.8', proof)).toBeNull()
  expect(createProofs({ secret: 'of another', nowMs: () => nowMs }).judge('hold 203.0.113.7', proof)).toBeNull()
  // Easier, later, or not done.
  expect(proofs.judge('hold 203.0.113.7', proof.replace(/^8/, '1'))).toBeNull()
  expect(proofs.judge('hold 203.0.113.7', proof.replace(/[^.]+$/, 'zzzzzzzzzzzzz'))).toBeNull()
  for (const broken of ['', '....', proof.slice(0, -1).replace(/\.[^.]*$/, ''), `${proof}.1`, 'x'.repeat(5_000), proof.replace(/[\w-]{43}/, 'é'.repeat(43))])
    expect(proofs.judge('hold 203.0.113.7', broken)).toBeNull()
  nowMs += 5 * 60_000 + 1
  expect(proofs.judge('hold 203.0.113.7', proof)).toBeNull()
})
