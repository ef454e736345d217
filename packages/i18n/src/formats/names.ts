// Letters of languages that name the family first, as their names do wherever they are read. A name in Latin letters or kana alone keeps the order of a passport.
const FAMILY_FIRST = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}/u

/** A person's whole name: `Maria Silva`, `山田 太郎`. */
export function nameText(first: string, last: string): string {
  const names = FAMILY_FIRST.test(first + last) ? [last, first] : [first, last]
  return names.join(' ').trim()
}

/** What stands for a person in a small circle: the first letter of each name they have. */
export const initialsText = (first: string, last: string): string => [first, last].map((name) => [...name][0] ?? '').join('')
