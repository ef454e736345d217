import { readFileSync } from 'node:fs'
import { fromRoot } from '../root.ts'

/** One `@font-face` of ours, as the style sheet promises it to browsers. */
export interface Face {
  /** The file below `apps/web/src/ui/fonts`. */
  readonly file: string
  readonly weights: { readonly min: number; readonly max: number }
  readonly letters: string
}

const FACE = /@font-face \{[^}]*?font-weight: (\d+) (\d+);[^}]*?url\("\.\.\/fonts\/([\w-]+\.woff2)"\)[^}]*?unicode-range:([^;]+);/g

/**
 * The faces that have a file, with the weights and letters the style sheet names: what it names is what the file has. A file that is in both families is
 * one face.
 */
export function facesOf(css = readFileSync(fromRoot('apps', 'web', 'src', 'ui', 'styles', 'fonts.css'), 'utf8')): Face[] {
  const faces = [...css.matchAll(FACE)].map(([, min, max, file = '', ranges = '']) => ({
    file,
    weights: { min: Number(min), max: Number(max) },
    letters: ranges.split(',').map(lettersOf).join(''),
  }))
  return [...new Map(faces.map((face) => [face.file, face])).values()]
}

/** `U+0152-0153` as the two letters it means. */
function lettersOf(range: string): string {
  const [first = 0, last = first] = range
    .trim()
    .slice('U+'.length)
    .split('-')
    .map((digits) => Number.parseInt(digits, 16))
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}
