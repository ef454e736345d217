import { relative } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { fromRoot } from '../root.ts'

export interface Bundle {
  /** The source of each entry by its name: `start-server` becomes `start-server.js`. */
  readonly entries: Readonly<Record<string, string>>
  readonly folder: string
}

/** A module of ours goes into the bundle; a package is loaded as it was published, and what the bundler itself adds has no package. */
const isOurs = (id: string): boolean => /^[./]|^[A-Z]:[\\/]|^@sojourn\/|^@oxc-project\/runtime/.test(id)

/** Writes the modules of the server into a few files, not shortened, with what leads from their lines to those of the sources. */
export async function bundleServer({ entries, folder }: Bundle): Promise<void> {
  const bundle = await rolldown({
    input: { ...entries },
    cwd: fromRoot(),
    platform: 'node',
    external: (id) => !isOurs(id),
    transform: { target: 'esnext' },
    plugins: [beWhereItWas(folder)],
  })
  try {
    await bundle.write({ dir: folder, format: 'esm', sourcemap: true, chunkFileNames: '[name]-[hash].js', cleanDir: true })
  } finally {
    await bundle.close()
  }
}

/** Modules read files that lie beside them, such as migrations: each goes on asking from the place of its source, as the bundle's file sees it. */
function beWhereItWas(folder: string): Plugin {
  return {
    name: 'be-where-it-was',
    transform(code, id) {
      if (!code.includes('import.meta.url')) return null
      const place = relative(folder, id).replaceAll('\\', '/')
      return { code: code.replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`), map: null }
    },
  }
}
