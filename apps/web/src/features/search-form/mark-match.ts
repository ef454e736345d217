/** A label in three parts: before what was typed, that, and the rest. Where no word begins with the text, all of it is `before`. */
export interface Marked {
  readonly before: string
  readonly hit: string
  readonly after: string
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Finds what was typed at the beginning of a word, whatever its accents and capitals: `sao` marks `São` in `São Paulo`. */
export function markMatch(label: string, typed: string): Marked {
  const wanted = fold(typed.trim())
  const letters = [...label]
  if (wanted) {
    for (let from = 0; from < letters.length; from++) {
      if (from > 0 && /[\p{L}\p{N}]/u.test(letters[from - 1] ?? '')) continue
      const to = endOf(letters, from, wanted)
      if (to !== null) return { before: letters.slice(0, from).join(''), hit: letters.slice(from, to).join(''), after: letters.slice(to).join('') }
    }
  }
  return { before: label, hit: '', after: '' }
}

function endOf(letters: readonly string[], from: number, wanted: string): number | null {
  let seen = ''
  for (let at = from; at < letters.length && wanted.startsWith(seen); at++) {
    seen += fold(letters[at] ?? '')
    if (seen === wanted) return at + 1
  }
  return null
}
