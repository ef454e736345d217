/** How many slips of the finger a word of so many letters is forgiven: a short one with a slip may be anything. */
export const slipsForgiven = (letters: number): number => (letters >= 8 ? 2 : letters >= 4 ? 1 : 0)

/** Slips between a typed text and the beginning of a word: letters too many, missing, wrong, or two that changed places (Damerau). */
export function slipsBetween(typed: string, word: string): number {
  const target = word.slice(0, typed.length + 2)
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
  // What the word goes on with after the typed text costs nothing.
  return Math.min(...row)
}

/** Where to look for words that a typed one was meant to be: ranges of all words, read from their first letter or from a later one. */
export interface WordRange {
  /** Counted from 1. */
  readonly from: 1 | 2 | 3 | 4 | 5
  readonly prefix: string
}

/**
 * A few short ranges that hold every word one slip away, wherever the slip is, and those two away whose head is right. Either the head was typed right, or what
 * follows it was, in its place, one letter early or one late; or the two letters where they meet changed places.
 */
export function rangesAround(typed: string): WordRange[] {
  const head = typed.length >= 6 ? 3 : 2
  const tail = typed.slice(head, head + 4)
  const swapped = typed.slice(0, head - 1) + typed[head] + typed[head - 1]
  const shifted = [head, head + 1, head + 2].map((from) => ({ from: from as WordRange['from'], prefix: tail }))
  return [{ from: 1, prefix: typed.slice(0, head) }, { from: 1, prefix: swapped }, ...shifted]
}

// What a map writes short.
const SAME: readonly (readonly string[])[] = [
  ['st', 'saint', 'sankt', 'sint', 'santa', 'san', 'sao'],
  ['mt', 'mount'],
  ['ft', 'fort'],
]

/** A word and the words that are written for it. */
export const waysToWrite = (word: string): string[] => [word, ...(SAME.find((same) => same.includes(word))?.filter((other) => other !== word) ?? [])]
