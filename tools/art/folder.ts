import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import { paintAll, withBrowser } from './painter.ts'

type Size = readonly [width: number, height: number, quality: number]

/** Where a drawing goes and in which sizes. Width is part of the file's name. */
function plan(name: string): { readonly folder: string; readonly sizes: readonly Size[] } {
  if (name.startsWith('hero-s'))
    return {
      folder: '.',
      sizes: [
        [375, 520, 0.7],
        [560, 776, 0.42],
        [750, 1040, 0.5],
      ],
    }
  if (name.startsWith('hero')) return { folder: '.', sizes: [[1216, 560, 0.62]] }
  if (name.startsWith('ad')) return { folder: '.', sizes: [[240, 160, 0.7]] }
  if (name.startsWith('f-wide')) return { folder: 'facades', sizes: [[800, 430, 0.66]] }
  if (name.startsWith('f-'))
    return {
      folder: 'facades',
      sizes: [
        [336, 392, 0.66],
        [800, 800, 0.6],
      ],
    }
  if (/^r\d/.test(name)) return { folder: 'rooms', sizes: [[480, 360, 0.66]] }
  return {
    folder: 'posters',
    sizes: [
      [300, 400, 0.66],
      [600, 800, 0.6],
    ],
  }
}

/** `f-largo-n` is the façade `largo` by night. */
const spoken = (name: string) =>
  name
    .replace(/^f-/, '')
    .replace(/-n$/, '-night')
    .replace(/^hero-s/, 'hero-tall')

/** Renders a folder of SVGs to the sizes pages use. */
export async function renderFolder(source: string, target: string): Promise<void> {
  const jobs = readdirSync(source)
    .filter((file) => file.endsWith('.svg'))
    .flatMap((file) => {
      const { name } = parse(file)
      const { folder, sizes } = plan(name)
      return sizes.map(([width, height, quality]) => ({ file, width, height, quality, path: join(target, folder, `${spoken(name)}-${width}.webp`) }))
    })
  let bytes = 0
  await withBrowser((browser) =>
    paintAll(
      browser,
      jobs,
      2,
      ({ file, ...size }) => ({ svg: readFileSync(join(source, file), 'utf8'), ...size }),
      ({ path }, webp) => {
        mkdirSync(dirname(path), { recursive: true })
        bytes += webp.length
        writeFileSync(path, webp)
      },
    ),
  )
  console.log(`${(bytes / 2 ** 20).toFixed(1)} MB of pictures`)
}
