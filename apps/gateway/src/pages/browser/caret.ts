/** The position of the caret in a text after a number of its digits. */
export function caretAfter(text: string, digits: number): [number, number] {
  let at = 0
  for (let seen = 0; at < text.length && seen < digits; at++) if (/\d/.test(text[at] as string)) seen++
  return [at, at]
}
