const LETTERS: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', œ: 'oe', æ: 'ae', ð: 'd', þ: 'th', ß: 'ss', ł: 'l' }

/** A name as people type it: lower case, no accents, words apart by one space. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ıøœæðþßł]/g, (letter) => LETTERS[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * How well a typed text meets a folded name: 0 its beginning, 1 the beginning of a word in it, 2 the same with one slip of the finger
 * (two from seven letters on), null not at all.
 */
export function closeness(typed: string, name: string): 0 | 1 | 2 | null {
  if (name.startsWith(typed)) return 0
  if (` ${name}`.includes(` ${typed}`)) return 1
  const slips = typed.length >= 7 ? 2 : typed.length >= 4 ? 1 : 0
  if (slips === 0) return null
  const starts = name.split(' ').map((_, i, words) => words.slice(i).join(' '))
  return starts.some((from) => from[0] === typed[0] && slipsBetween(typed, from) <= slips) ? 2 : null
}

/** Letters to add, drop, change or swap until the typed text begins the name. */
function slipsBetween(typed: string, name: string): number {
  const target = name.slice(0, typed.length + 2)
  let before: number[] = []
  let row = Array.from({ length: target.length + 1 }, (_, i) => i)
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    for (let j = 1; j <= target.length; j++) {
      const change = row[j - 1]! + (typed[i - 1] === target[j - 1] ? 0 : 1)
      next[j] = Math.min(change, row[j]! + 1, next[j - 1]! + 1)
      const swapped = i > 1 && j > 1 && typed[i - 1] === target[j - 2] && typed[i - 2] === target[j - 1]
      if (swapped) next[j] = Math.min(next[j]!, before[j - 2]! + 1)
    }
    before = row
    row = next
  }
  // What the name goes on with after the typed text costs nothing.
  return Math.min(...row)
}
