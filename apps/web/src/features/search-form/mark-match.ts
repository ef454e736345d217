import { fold } from '@sojourn/kernel'

/** A label in three parts: before what was typed, that, and the rest. Where no word begins with the text, all of it is `before`. */
export interface Marked {
  readonly before: string
  readonly hit: string
  readonly after: string
}

/** Finds what was typed at the beginning of a word, as places are found: `sao` marks `São` in `São Paulo`, `دبى` marks `دبي`. */
export function markMatch(label: string, typed: string): Marked {
  const wanted = fold(typed)
  const letters = [...label]
  if (wanted) {
    for (let from = 0; from < letters.length; from++) {
      if (!isLetter(letters[from]) || isLetter(letters[from - 1])) continue
      const to = endOf(letters, from, wanted)
      if (to !== null) return { before: letters.slice(0, from).join(''), hit: letters.slice(from, to).join(''), after: letters.slice(to).join('') }
    }
  }
  return { before: label, hit: '', after: '' }
}

const isLetter = (sign = ''): boolean => /[\p{L}\p{N}]/u.test(sign)

function endOf(letters: readonly string[], from: number, wanted: string): number | null {
  for (let to = from + 1; to <= letters.length; to++) {
    // A mark belongs to the letter before it.
    if (/^\p{M}/u.test(letters[to] ?? '')) continue
    const seen = fold(letters.slice(from, to).join(''))
    if (seen === wanted) return to
    if (!wanted.startsWith(seen)) return null
  }
  return null
}
