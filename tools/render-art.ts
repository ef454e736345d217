// Renders poster art (SVG with stipple filters, slow to paint) once to AVIF. Run by hand when the art changes; it paints what is missing:
//   node tools/render-art.ts all [--only posters,facades] [--match lisbon] [--fresh] [--out apps/web/public/art] [--pages 2]
//   node tools/render-art.ts sheet --out DIR [--only facades]       contact sheets to look at
import { parseArgs } from 'node:util'
import { renderAll } from './art/all.ts'
import type { Kind } from './art/plates.ts'
import { renderSheets } from './art/sheet.ts'
import { PlainError } from './plain-error.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    only: { type: 'string' },
    match: { type: 'string' },
    fresh: { type: 'boolean' },
    pages: { type: 'string' },
  },
})
const [what] = positionals

if (what === 'sheet') {
  if (values.out === undefined) throw new PlainError('sheet wants --out DIR')
  await renderSheets(values.out, values.only)
} else if (what === 'all')
  await renderAll({
    out: values.out ?? 'apps/web/public/art',
    ...(values.only ? { kinds: values.only.split(',') as Kind[] } : {}),
    ...(values.match ? { match: values.match } : {}),
    fresh: values.fresh ?? false,
    pages: values.pages === undefined ? 2 : Number(values.pages),
  })
else throw new PlainError('say all or sheet')
