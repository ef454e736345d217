import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'

const BYTES_MAX = 12 * 1024

test('[B7.12] the card SDK weighs 12 KB at most on the shop’s side', async () => {
  const entry = fileURLToPath(import.meta.resolve('@sojourn/card-sdk'))
  const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, lib: { entry, formats: ['es'] }, minify: true } })
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const bytes = chunks.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? gzipSync(chunk.code).length : 0), 0)
  console.info(`card SDK: ${bytes} bytes gzip`)
  expect(bytes).toBeGreaterThan(1_000)
  expect(bytes).toBeLessThanOrEqual(BYTES_MAX)
})
