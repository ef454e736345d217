import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXTS = new Set(['.css', '.js', '.json', '.svg', '.txt'])

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses each text of a folder as much as possible into files next to it: `.br` and `.gz`. A server then only reads them. Paths that match `skipped` stay as they are. */
export async function packFiles(folder: string, skipped?: RegExp): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !skipped?.test(path))
  await Promise.all(
    paths.map(async (path) => {
      const raw = await readFile(path)
      const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length }
      await Promise.all([
        brotli(raw, { params: quality }).then((bytes) => writeFile(`${path}.br`, bytes)),
        zip(raw, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
      ])
    }),
  )
}
