// Renders poster art (SVG with stipple filters, slow to paint) once to pictures. Run by hand when the art changes:
//   node tools/render-art.ts all --out DIR [--limit 20 | --keys rome,tokyo] [--facades 40] [--pages 2]   posters of named destinations, day and night, as WebP
//   node tools/render-art.ts sheet --out DIR [--only facades]                        contact sheets to look at
//   node tools/render-art.ts <folder of SVGs> [apps/web/public/art]                  a folder in the sizes pages use
import { parseArgs } from 'node:util'
import { renderAll } from './art/all.ts'
import { renderFolder } from './art/folder.ts'
import { renderSheets } from './art/sheet.ts'
import { PlainError } from './plain-error.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    limit: { type: 'string' },
    facades: { type: 'string' },
    pages: { type: 'string' },
    only: { type: 'string' },
    keys: { type: 'string' },
  },
})
const [what, target = 'apps/web/public/art'] = positionals
const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))

if (what === undefined) throw new PlainError('say all, sheet, or the folder that holds the SVGs')
if (what === 'all' || what === 'sheet') {
  if (values.out === undefined) throw new PlainError(`${what} wants --out DIR`)
  if (what === 'sheet') await renderSheets(values.out, values.only)
  else
    await renderAll({
      out: values.out,
      ...(values.keys ? { keys: values.keys.split(',') } : {}),
      limit: number(values.limit),
      facades: number(values.facades),
      pages: number(values.pages),
    })
} else await renderFolder(what, target)
