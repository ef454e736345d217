// Cuts the published fonts down to the letters and weights that fonts.css names. Run by hand when it names others, or after a new version of a font:
//   node tools/run.mjs tools/render-fonts.ts
import { writeFileSync } from 'node:fs'
import { cutFace, publishedFile } from './fonts/cut-face.ts'
import { facesOf } from './fonts/faces.ts'
import { fromRoot } from './root.ts'

for (const face of facesOf()) {
  const cut = await cutFace(face)
  writeFileSync(fromRoot('apps', 'web', 'src', 'ui', 'fonts', face.file), cut)
  process.stdout.write(`${face.file}: ${cut.length} bytes of ${publishedFile(face.file).length}\n`)
}
