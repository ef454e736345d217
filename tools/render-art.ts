// Renders poster art (SVG with stipple filters, slow to paint) once to WebP in the sizes pages use. Run by hand when the art changes:
//   node tools/render-art.ts <folder of SVGs> [apps/web/public/art]
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumFlags } from './browser/chromium-flags.ts'
import { findOrInstallBrowser } from './browser/find-browser.ts'

type Size = readonly [width: number, height: number, quality: number]

const [source, target = 'apps/web/public/art'] = process.argv.slice(2)
if (!source) throw new Error('which folder holds the SVGs?')

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

async function paint({ svg, width, height, quality }: { svg: string; width: number; height: number; quality: number }): Promise<string> {
  const sized = svg.replace(/ width="[\d.]+" height="[\d.]+"/, ` width="${width}" height="${height}"`)
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  return canvas.toDataURL('image/webp', quality)
}

const browser = await chromium.launch({ executablePath: await findOrInstallBrowser(), args: [...chromiumFlags] })
const page = await browser.newPage()
let bytes = 0
for (const file of readdirSync(source).filter((name) => name.endsWith('.svg'))) {
  const { name } = parse(file)
  const svg = readFileSync(join(source, file), 'utf8')
  const { folder, sizes } = plan(name)
  for (const [width, height, quality] of sizes) {
    const url = await page.evaluate(paint, { svg, width, height, quality })
    const path = join(target, folder, `${spoken(name)}-${width}.webp`)
    mkdirSync(dirname(path), { recursive: true })
    const data = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    bytes += data.length
    writeFileSync(path, data)
  }
}
await browser.close()
console.log(`${(bytes / 2 ** 20).toFixed(1)} MB of pictures`)
