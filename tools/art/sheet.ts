import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { facadePlate, facadePlates, motifNames, namedPlaces, paletteNames, poster, posterFor, roomPlate, roomPlates } from '@sojourn/art'
import { withBrowser } from './painter.ts'

interface Sheet {
  readonly name: string
  readonly columns: number
  readonly size: readonly [width: number, height: number]
  readonly pictures: readonly string[]
}

const PER_SHEET = 60

function* sheets(): Generator<Sheet> {
  for (const night of [false, true]) {
    const plate = night ? '-night' : ''
    const motifs = motifNames.map((motif, i) => poster({ motif, palette: paletteNames[(i * 7 + 3) % paletteNames.length] ?? 'coast', seed: motif, night }))
    yield { name: `motifs${plate}`, columns: 12, size: [150, 200], pictures: motifs }
    for (let from = 0; from < namedPlaces.length; from += PER_SHEET)
      yield {
        name: `posters${plate}-${from / PER_SHEET + 1}`,
        columns: 10,
        size: [165, 220],
        pictures: namedPlaces.slice(from, from + PER_SHEET).map((key) => posterFor({ key, type: 'city', climate: 'temperate' }, { night })),
      }
    for (let from = 0; from < facadePlates.length; from += PER_SHEET)
      yield {
        name: `facades${plate}-${from / PER_SHEET + 1}`,
        columns: 12,
        size: [150, 175],
        pictures: facadePlates.slice(from, from + PER_SHEET).map((name) => facadePlate(name, { night, width: 336, height: 392 })),
      }
    yield {
      name: `facades-wide${plate}`,
      columns: 6,
      size: [288, 180],
      pictures: facadePlates.filter((name) => name.endsWith('-01')).map((name) => facadePlate(name, { night, width: 800, height: 500 })),
    }
  }
  for (let from = 0; from < roomPlates.length; from += PER_SHEET)
    yield {
      name: `rooms-${from / PER_SHEET + 1}`,
      columns: 12,
      size: [160, 120],
      pictures: roomPlates.slice(from, from + PER_SHEET).map((name) => roomPlate(name)),
    }
}

/** Contact sheets, to be looked at side by side whenever the engine changes. */
export async function renderSheets(out: string, only?: string): Promise<void> {
  mkdirSync(out, { recursive: true })
  await withBrowser(async (browser) => {
    for (const { name, columns, size, pictures } of sheets()) {
      if (only && !name.startsWith(only)) continue
      const [w, h] = size
      const page = await browser.newPage({ viewport: { width: columns * (w + 14) + 14, height: Math.ceil(pictures.length / columns) * (h + 14) + 14 } })
      const images = pictures.map((svg) => `<img width="${w}" height="${h}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`)
      await page.setContent(
        `<body style="margin:0;background:#F6F0E4;display:grid;grid-template-columns:repeat(${columns},${w}px);gap:14px;padding:14px">${images.join('')}</body>`,
      )
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
      await page.screenshot({ path: join(out, `${name}.png`) })
      await page.close()
    }
  })
}
